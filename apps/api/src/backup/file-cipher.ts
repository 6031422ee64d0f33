import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'
import { OperatorError } from '../log/operator-error.ts'
import { cutOff, damaged } from './backup-errors.ts'

const algorithm = 'aes-256-gcm'
const tagBytes = 16
/** About a quarter of a second and 128 MB; a key file with a passphrase needs it, one with a random key does not. */
const scryptCost = 2 ** 17

const base64 = z.string().regex(/^[\w+/]+=*$/)

/** What is needed besides the key to decrypt a file, stored at its beginning. */
export const encryptionSchema = z.object({
  cipher: z.literal(algorithm),
  kdf: z.literal('scrypt'),
  cost: z.number().max(2 ** 20),
  salt: base64,
  iv: base64,
  /** Distinguishes a wrong key from a damaged file. */
  keyCheck: base64,
})
type Encryption = z.infer<typeof encryptionSchema>

export function newEncryption(key: string) {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const { cipherKey, keyCheck } = keysFrom(key, salt, scryptCost)
  const encryption: Encryption = {
    cipher: algorithm,
    kdf: 'scrypt',
    cost: scryptCost,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    keyCheck: keyCheck.toString('base64'),
  }
  return { encryption, encrypt: (chunks: Chunks) => encrypted(chunks, cipherKey, iv) }
}

/** Throws if this is not the key the file was encrypted with. */
export function decryption(key: string, { cost, salt, iv, keyCheck: expected }: Encryption) {
  const { cipherKey, keyCheck } = keysFrom(key, Buffer.from(salt, 'base64'), cost)
  const given = Buffer.from(expected, 'base64')
  if (given.length !== keyCheck.length || !timingSafeEqual(keyCheck, given)) {
    throw new OperatorError('The backup was encrypted with another key.')
  }
  return (chunks: Chunks) => decrypted(chunks, cipherKey, Buffer.from(iv, 'base64'))
}

type Chunks = AsyncIterable<Buffer>

function keysFrom(key: string, salt: Buffer, cost: number) {
  const derived = scryptSync(key, salt, 48, { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 })
  return { cipherKey: derived.subarray(0, 32), keyCheck: derived.subarray(32) }
}

/** The authentication tag comes last, because it is not known earlier. */
async function* encrypted(chunks: Chunks, key: Buffer, iv: Buffer): AsyncGenerator<Buffer> {
  const cipher = createCipheriv(algorithm, key, iv)
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

async function* decrypted(chunks: Chunks, key: Buffer, iv: Buffer): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(algorithm, key, iv)
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    const end = Math.max(0, held.length - tagBytes)
    yield decipher.update(held.subarray(0, end))
    held = held.subarray(end)
  }
  if (held.length < tagBytes) throw cutOff()
  decipher.setAuthTag(held)
  try {
    yield decipher.final()
  } catch {
    throw damaged()
  }
}
