import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { factorCodeDigits } from '@aisleway/core/account/factor-rules'
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

/** Undefined if none of our secrets decrypts it: AUTH_SECRET was lost, or changed without naming the old one. */
export function openTotpSecret(secrets: Secrets, { id, secret }: FactorRow): string | undefined {
  for (const each of allSecrets(secrets)) {
    try {
      return unseal(keyFor(each, purpose), id, secret ?? '')
    } catch {
      // It was encrypted with another secret.
    }
  }
  return undefined
}

/** The id of a new challenge, the code to send, and the hash of the code to store. */
export function newMessageCode(secret: string) {
  const id = randomUUID()
  const code = String(randomInt(10 ** factorCodeDigits)).padStart(factorCodeDigits, '0')
  return { id, code, codeHash: messageHash(secret, id, code) }
}

type Given = { factor: FactorRow; challengeId: string; codeHash: string | null; code: string }

type Checked = { step: number | null } | 'wrong' | 'unreadable'

/** The step of a right totp code, since a code is accepted only once. */
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

/** Hashes the code together with its challenge, so that equal codes of two challenges have different hashes. */
function messageHash(secret: string, challengeId: string, code: string): string {
  return hashCode(secret, 'message-code', `${challengeId}:${code}`)
}
