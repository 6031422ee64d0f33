import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonPasswords } from './common-passwords.ts'

export type Strength = 'common' | 'weak' | 'fair' | 'good' | 'strong'

/**
 * The time of an estimate grows steeply with the length, and a password of this length is strong anyway.
 */
const estimatedLength = 40

const estimator = new ZxcvbnFactory({ dictionary: { commonPasswords: [...commonPasswords] } })
const common = new Set(commonPasswords)

/**
 * Estimates how hard a password is to guess; the `common` ones are tried first. It refuses none (answer
 * 14).
 */
export function estimateStrength(password: string): Strength {
  if (common.has(password.toLowerCase())) return 'common'
  const start = password.slice(0, estimatedLength)
  // The library counts one guess more than there are, so the figure is rounded.
  const digits = Math.round(Math.min(estimator.check(start).guessesLog10, digitsByWords(start)))
  // These are the library's own levels: 10^6, 10^8 and 10^10 guesses.
  if (digits <= 6) return 'weak'
  if (digits <= 8) return 'fair'
  return digits <= 10 ? 'good' : 'strong'
}

/**
 * The digits of the number of guesses where words are tried: there is no dictionary here, so what looks
 * like a word counts as one of a million, and any other character as one digit.
 */
function digitsByWords(password: string): number {
  const words = password.match(/\p{L}\p{Ll}{3,13}/gu) ?? []
  return words.length * 6 + [...password].length - words.join('').length
}
