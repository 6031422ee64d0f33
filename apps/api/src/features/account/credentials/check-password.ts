import { forgiveAttempts } from '../../../auth/limits/throttle.ts'
import { passwordOf, verifyPassword } from '../../../auth/password/passwords.ts'
import { confirmSession } from '../../../auth/session/confirm-session.ts'
import { refuseTooMany } from '../refuse-too-many.ts'
import type { SignedIn } from '../sessions/signed-in.ts'

/**
 * The stored hash where the password is right, which confirms the session, else undefined. Wrong ones
 * are counted: an open session that was left alone is no place to guess.
 */
export async function checkPassword(
  context: SignedIn,
  password: string,
): Promise<string | undefined> {
  const { database, user, session, now } = context
  const counted = await refuseTooMany(context, 'passwordUser')
  const hash = await passwordOf(database, user.id)
  if (hash === null || !(await verifyPassword({ hash, password }))) return undefined
  await forgiveAttempts(database, [counted.key])
  await confirmSession(database.queries, session.id, now())
  return hash
}
