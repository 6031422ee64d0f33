import { createWriteStream, lstatSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'

/**
 * Writes a file that gets its name only once it is complete, so that a failure leaves the previous one. A pipe or a
 * link, such as /dev/stdout, is written to directly.
 */
export async function writeComplete(
  file: string,
  mode: number,
  write: (target: Writable) => Promise<void>,
): Promise<void> {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    return write(createWriteStream(file))
  }
  const draft = `${file}.part`
  try {
    // One that is there, as in a folder shared with others, would keep its mode and its readers.
    await rm(draft, { force: true })
    // A stream that opens its file by itself may still do so after a failure, and after the removal below.
    const opened = await open(draft, 'wx', mode)
    await write(opened.createWriteStream({ flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
