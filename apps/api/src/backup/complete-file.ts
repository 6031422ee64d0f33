import { createWriteStream, lstatSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { OperatorError } from '../log/operator-error.ts'

/**
 * Writes a file that gets its name only once it is complete, so that a failure leaves the previous one. A pipe or a
 * link, such as /dev/stdout, is written to directly.
 *
 * @throws {OperatorError} if it cannot be created, or if somebody else writes it at the same time
 */
export async function writeComplete(
  file: string,
  mode: number,
  write: (target: Writable) => Promise<void>,
): Promise<void> {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new OperatorError(`${file} is a folder.`)
  if (found?.isFile() === false) return write(createWriteStream(file))
  const draft = `${file}.part`
  const opened = await openDraft(draft, mode)
  const { ino } = await opened.stat()
  const isOurs = async () => (await stat(draft).catch(() => undefined))?.ino === ino
  try {
    // A stream that opens its file by itself may still do so after a failure, and after the removal below.
    await write(opened.createWriteStream({ flush: true }))
    // Whoever began later has removed this draft, and made one that may be incomplete.
    if (!(await isOurs())) throw new OperatorError(`Another command is writing ${file}.`)
    await rename(draft, file)
  } catch (error) {
    if (await isOurs()) await rm(draft, { force: true })
    throw error
  }
}

async function openDraft(draft: string, mode: number) {
  try {
    // One that is there, as in a folder shared with others, would keep its mode and its readers.
    await rm(draft, { force: true })
    return await open(draft, 'wx', mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const folder = dirname(draft)
    if (code === 'ENOENT') throw new OperatorError(`There is no folder ${folder}.`)
    throw new OperatorError(`No file can be created in ${folder} (${code}).`)
  }
}
