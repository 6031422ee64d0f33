import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonPasswords } from './common-passwords.ts'

export type Strength = 'common' | 'weak' | 'fair' | 'good' | 'strong'

/** Estimation time grows steeply with length, and a password this long is strong anyway. */
const estimatedLength = 40

const estimator = new ZxcvbnFactory({ dictionary: { commonPasswords: [...commonPasswords] } })
const common = new Set(commonPasswords)

/**
 * Estimates how hard a password is to guess; attackers try the `common` ones first. It rejects
 * none (answer 14).
 */
export function estimateStrength(password: string): Strength {
  if (common.has(password.toLowerCase())) return 'common'
  const start = password.slice(0, estimatedLength)
  // The library adds one to its number of guesses; rounding removes it again.
  const digits = Math.round(Math.min(estimator.check(start).guessesLog10, digitsByWords(start)))
  // The library's own levels: 10^6, 10^8 and 10^10 guesses.
  if (digits <= 6) return 'weak'
  if (digits <= 8) return 'fair'
  return digits <= 10 ? 'good' : 'strong'
}

/**
 * The base-10 logarithm of the guesses when words are tried: there is no dictionary here, so what looks
 * like a word counts as one of a million, and any other character as one digit.
 */
function digitsByWords(password: string): number {
  const words = password.match(/\p{L}\p{Ll}{3,13}/gu) ?? []
  return words.length * 6 + [...password].length - words.join('').length
}
