import { readFileSync } from 'node:fs'
import { type Store, storeSchema } from '@aisleway/core/catalogue/contract'
import { store as sampleStore } from '@aisleway/sample-store/store'
import { OperatorError } from '../log/operator-error.ts'

/** What the app only displays may be any text; what it computes with must be valid. */
const fileSchema = storeSchema.strict().superRefine(({ hours }, { addIssue }) => {
  const issue = (field: string, message: string) =>
    addIssue({ code: 'custom', path: ['hours', field], message })
  if (!isTimeZone(hours.timeZone)) issue('timeZone', 'expected a name such as America/New_York')
  if (hours.closes <= hours.opens) issue('closes', 'expected a time after that of opening')
})

/** The store's name, address and hours: from a JSON file, or else the sample store's. */
export function readStore(file: string | undefined): Store {
  if (file === undefined) return sampleStore
  const read = fileSchema.safeParse(parsed(file))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue?.path.join('.') || 'the file'
  throw new OperatorError(
    `STORE_FILE: ${file} does not describe a store: ${field}: ${issue?.message}.`,
  )
}

function parsed(file: string): unknown {
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(
      code ? `STORE_FILE: ${file} cannot be read (${code}).` : `STORE_FILE: ${file} is not JSON.`,
    )
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
