import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline as pipeUntilError, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { OperatorError } from '../log/operator-error.ts'
import { cutOff, damaged, madeByNewer } from './backup-errors.ts'
import { writeComplete } from './complete-file.ts'
import { decryption, encryptionSchema, newEncryption } from './file-cipher.ts'
import { unreadable } from './unreadable.ts'

const format = 'aisleway-backup'
const version = 1

const anyHead = z.object({ format: z.literal(format), version: z.number() })
const ownHead = z.object({ encryption: encryptionSchema.nullable() })

/** Writes lines into a compressed file, which only its owner may read. */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  key?: string,
): Promise<void> {
  await writeComplete(file, 0o600, target =>
    pipeline(
      bytesOf(lines),
      createGzip(),
      chunks => fileChunks(chunks as AsyncIterable<Buffer>, key),
      target,
    ),
  )
}

/**
 * The lines of a backup; throws an `OperatorError` if the file is damaged, truncated or not a backup.
 */
export async function* readBackup(file: string, key?: string): AsyncGenerator<string> {
  const { encryption, length } = await readHead(file)
  if (encryption && key === undefined) {
    throw new OperatorError('The backup is encrypted. Name its key: --key-file FILE')
  }
  const content: AsyncIterable<Buffer> = createReadStream(file, { start: length })
  const packed = encryption && key !== undefined ? decryption(key, encryption)(content) : content
  // An error of the file or its decryption must end the reading, too.
  const unpacked = pipeUntilError(Readable.from(packed), createGunzip(), () => {})
  try {
    yield* linesOf(unpacked)
  } catch (error) {
    throw asFileError(error)
  }
}

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${line}\n`)
}

async function* fileChunks(chunks: AsyncIterable<Buffer>, key?: string): AsyncGenerator<Buffer> {
  const sealed = key === undefined ? undefined : newEncryption(key)
  const head = { format, version, encryption: sealed?.encryption ?? null }
  yield Buffer.from(`${JSON.stringify(head)}\n`)
  yield* sealed ? sealed.encrypt(chunks) : chunks
}

const longestHead = 4096

/** The first line, which says how to read the rest. */
async function readHead(file: string) {
  const failed = (error: unknown) => {
    throw unreadable(file, error)
  }
  const handle = await open(file).catch(failed)
  try {
    const { buffer, bytesRead } = await handle
      .read(Buffer.alloc(longestHead), 0, longestHead, 0)
      .catch(failed)
    const length = buffer.subarray(0, bytesRead).indexOf('\n') + 1
    const found = parsed(buffer.toString('utf8', 0, length))
    const head = anyHead.safeParse(found)
    if (!head.success) throw new OperatorError(`${file} is not a backup of Aisleway.`)
    if (head.data.version > version) throw madeByNewer()
    const { data } = ownHead.safeParse(found)
    if (!data) throw damaged()
    return { ...data, length }
  } finally {
    await handle.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Not readline, which also splits lines at characters that JSON may contain. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw cutOff()
}

/** https://nodejs.org/api/zlib.html#constants: Z_BUF_ERROR is an unexpected end. */
function asFileError(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return cutOff()
  return code.startsWith('Z_') ? damaged() : error
}
