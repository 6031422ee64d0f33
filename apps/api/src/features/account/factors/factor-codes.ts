import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { totpStep } from '../../../auth/second-factor/totp.ts'
import {
  allSecrets,
  hashCode,
  keyFor,
  type Secrets,
  seal,
  unseal,
} from '../../../auth/secret-keys.ts'
import type { FactorRow } from './factors-store.ts'

const purpose = 'totp-secret'

export function sealTotpSecret(secret: string, factorId: string, totpSecret: string): string {
  return seal(keyFor(secret, purpose), factorId, totpSecret)
}

/** Undefined where no secret of ours opens it: AUTH_SECRET was lost, or changed without naming the old one. */
export function openTotpSecret(secrets: Secrets, { id, secret }: FactorRow): string | undefined {
  for (const each of allSecrets(secrets)) {
    try {
      return unseal(keyFor(each, purpose), id, secret ?? '')
    } catch {
      // Sealed with another one.
    }
  }
  return undefined
}

/** A challenge's id with the code to send for it, and what to keep of the code. */
export function newMessageCode(secret: string) {
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { id, code, codeHash: messageHash(secret, id, code) }
}

type Given = { factor: FactorRow; challengeId: string; codeHash: string | null; code: string }

type Checked = { step: number | null } | 'wrong' | 'unreadable'

/** Of a right totp code its step, since it counts once. */
export function checkCode(secrets: Secrets, given: Given, now: Date): Checked {
  const { factor, challengeId, codeHash, code } = given
  if (factor.factorType === 'totp') {
    const totpSecret = openTotpSecret(secrets, factor)
    if (totpSecret === undefined) return 'unreadable'
    const step = totpStep(totpSecret, code, now)
    return step === null ? 'wrong' : { step }
  }
  const expected = Buffer.from(codeHash ?? '')
  const isRight = allSecrets(secrets).some(secret => {
    const hash = Buffer.from(messageHash(secret, challengeId, code.replaceAll(' ', '')))
    return expected.length === hash.length && timingSafeEqual(expected, hash)
  })
  return isRight ? { step: null } : 'wrong'
}

/** Of the code with its challenge: equal codes of two challenges do not look alike. */
function messageHash(secret: string, challengeId: string, code: string): string {
  return hashCode(secret, 'message-code', `${challengeId}:${code}`)
}
