import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cutOff, damaged } from './backup-errors.ts'

/** The lines of a dump other than rows: rows are JSON arrays, these are objects. */
const mark = z.union([
  z.object({ madeAt: z.string(), migrations: z.array(z.string()) }),
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ rows: z.number(), sha256: z.string() }),
  z.object({ tables: z.number() }),
])

export type DumpEntry =
  | { type: 'database'; madeAt: string; migrations: string[] }
  | { type: 'table'; name: string; columns: string[] }
  | { type: 'row'; line: string }
  | ({ type: 'tableEnd' } & TableSum)

/** The number of rows in a table, and a checksum over all of them in order. */
export type TableSum = { rows: number; sha256: string }

export function tableSummer() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line: string) {
      rows++
      hash.update(line).update('\n')
    },
    sum: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Parses the lines of a dump; throws an `OperatorError` if it is incomplete, at the last line at the latest. */
export async function* dumpEntries(lines: AsyncIterable<string>): AsyncGenerator<DumpEntry> {
  let summer: ReturnType<typeof tableSummer> | undefined
  let tables = 0
  let isComplete = false
  for await (const line of lines) {
    if (isComplete) throw damaged()
    if (line.startsWith('[')) {
      if (!summer) throw damaged()
      summer.add(line)
      yield { type: 'row', line }
      continue
    }
    const entry = readMark(line)
    if ('migrations' in entry) yield { type: 'database', ...entry }
    else if ('table' in entry) {
      summer = tableSummer()
      tables++
      yield { type: 'table', name: entry.table, columns: entry.columns }
    } else if ('sha256' in entry) {
      if (summer?.sum().sha256 !== entry.sha256) throw damaged()
      summer = undefined
      yield { type: 'tableEnd', ...entry }
    } else {
      if (entry.tables !== tables) throw damaged()
      isComplete = true
    }
  }
  if (!isComplete) throw cutOff()
}

/** Reads a dump to its end; throws if it is incomplete. */
export async function checkDump(lines: AsyncIterable<string>): Promise<void> {
  for await (const _ of dumpEntries(lines));
}

function readMark(line: string) {
  try {
    return mark.parse(JSON.parse(line))
  } catch {
    throw damaged()
  }
}
