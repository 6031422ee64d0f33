import { createHash } from 'node:crypto'

/**
 * The SHA-256 hash under which a token is stored, in base64url, so that a stolen copy of the database opens nothing. A
 * token has 256 random bits, so a plain hash cannot be guessed.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
