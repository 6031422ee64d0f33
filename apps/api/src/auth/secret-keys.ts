import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What everything that must not be forged or read is derived from. */
export type Secrets = {
  secret: string
  /** Earlier ones: what they signed or encrypted still holds, nothing new is made with them. */
  previousSecrets: readonly string[]
}

/** The present secret first. */
export function allSecrets({ secret, previousSecrets }: Secrets): readonly string[] {
  return [secret, ...previousSecrets]
}

/** A key for one purpose: what leaks of one tells nothing about another, nor about the secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `aisleway:${purpose}`, 32))
}

/** Hides a short code in the database; without the server's secret its few values cannot be tried. */
export function hashCode(secret: string, purpose: string, code: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(code).digest('base64url')
}

/**
 * Encrypts for the database with AES-256-GCM. The row's id is authenticated with it, so a
 * ciphertext that is copied into another row does not open there.
 */
export function seal(key: Buffer, rowId: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws where the key, the row or a single bit is another. */
export function unseal(key: Buffer, rowId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
