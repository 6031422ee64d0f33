import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The secrets from which all keys for signing and encrypting are derived. */
export type Secrets = {
  secret: string
  /** Earlier secrets: what they signed or encrypted is still accepted, but nothing new is made with them. */
  previousSecrets: readonly string[]
}

/** The present secret first. */
export function allSecrets({ secret, previousSecrets }: Secrets): readonly string[] {
  return [secret, ...previousSecrets]
}

/** Derives a key for one purpose: a leaked key reveals neither another key nor the secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `aisleway:${purpose}`, 32))
}

/** Hashes a short code for the database; without the server's secret its few values cannot be tried. */
export function hashCode(secret: string, purpose: string, code: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(code).digest('base64url')
}

/**
 * Encrypts for the database with AES-256-GCM. The row's id is authenticated too, so a ciphertext that was
 * copied into another row cannot be decrypted there.
 */
export function seal(key: Buffer, rowId: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws if the key, the row or a single bit differs. */
export function unseal(key: Buffer, rowId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
