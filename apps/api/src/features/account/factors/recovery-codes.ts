import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { allSecrets, hashCode, type Secrets } from '../../../auth/secret-keys.ts'
import { elevateSession, hasVerifiedFactor } from '../../../auth/session/elevate-session.ts'
import { recoveryCodes } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'

const codeCount = 10
/** Leaves out i, l, o, 0 and 1, which look alike on paper. Twelve characters are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces the old codes by ten new ones; null without a verified factor that they could stand in for. */
export async function makeRecoveryCodes(
  database: Database,
  secret: string,
  userId: string,
): Promise<string[] | null> {
  const codes = Array.from({ length: codeCount }, newCode)
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    if (!(await hasVerifiedFactor(tx, userId))) return null
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx
      .insert(recoveryCodes)
      .values(codes.map(code => ({ userId, codeHash: hashOf(secret, code) })))
    return codes
  })
}

type Recovery = { userId: string; sessionId: string; code: string; isNewToken: boolean; now: Date }

/** Accepts a code once and elevates the session; null for a wrong or used code. */
export function useRecoveryCode(
  database: Database,
  secrets: Secrets,
  { userId, sessionId, code, isNewToken, now }: Recovery,
): Promise<string | null> {
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    const isUnused = and(
      eq(recoveryCodes.userId, userId),
      inArray(
        recoveryCodes.codeHash,
        allSecrets(secrets).map(secret => hashOf(secret, code)),
      ),
      isNull(recoveryCodes.usedAt),
    )
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(isUnused)
      .returning({ userId: recoveryCodes.userId })
    return used.length > 0
      ? elevateSession(tx, { id: sessionId, isNewToken, confirmedAt: now })
      : null
  })
}

function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [part(), part(), part()].join('-')
}

/** Dashes, spaces and capitals make no difference to a code. */
function hashOf(secret: string, code: string): string {
  return hashCode(secret, 'recovery-code', code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
