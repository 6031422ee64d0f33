import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { hashCode, keyFor, seal, unseal } from '../../auth/secret-keys.ts'
import { totpStep } from '../../auth/totp.ts'
import type { FactorRow } from './factors-store.ts'

const purpose = 'totp-secret'

export function sealTotpSecret(secret: string, factorId: string, totpSecret: string): string {
  return seal(keyFor(secret, purpose), factorId, totpSecret)
}

/** A challenge's id with the code to send for it, and what to keep of the code. */
export function newMessageCode(secret: string) {
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { id, code, codeHash: messageHash(secret, id, code) }
}

type Given = { factor: FactorRow; challengeId: string; codeHash: string | null; code: string }

/** Null for a wrong code; of a right totp code its step, since it counts once. */
export function checkCode(secret: string, given: Given, now: Date): { step: number | null } | null {
  const { factor, challengeId, codeHash, code } = given
  if (factor.factorType === 'totp') {
    const totpSecret = unseal(keyFor(secret, purpose), factor.id, factor.secret ?? '')
    const step = totpStep(totpSecret, code, now)
    return step === null ? null : { step }
  }
  const expected = Buffer.from(codeHash ?? '')
  const hash = Buffer.from(messageHash(secret, challengeId, code.replaceAll(' ', '')))
  return expected.length === hash.length && timingSafeEqual(expected, hash) ? { step: null } : null
}

/** Of the code with its challenge: equal codes of two challenges do not look alike. */
function messageHash(secret: string, challengeId: string, code: string): string {
  return hashCode(secret, 'message-code', `${challengeId}:${code}`)
}
