import { forgiveAttempts } from '../../../auth/limits/throttle.ts'
import { passwordOf } from '../../../auth/password/passwords.ts'
import { confirmSession } from '../../../auth/session/confirm-session.ts'
import type { SignedIn } from '../../../context/context.ts'
import { refuseTooMany } from '../refuse-too-many.ts'

/**
 * Returns the stored hash if the password is right, which also confirms the session, else undefined. Wrong
 * passwords are counted, so that nobody can guess in a session that was left open.
 */
export async function checkPassword(
  context: SignedIn,
  password: string,
): Promise<string | undefined> {
  const { auth, database, user, session, now } = context
  return auth.hasher.admit(async () => {
    const counted = await refuseTooMany(context, 'passwordUser')
    const hash = await passwordOf(database, user.id)
    if (hash === null || !(await auth.hasher.verify({ hash, password }))) return undefined
    await forgiveAttempts(database, [counted.key])
    await confirmSession(database.queries, session.id, now())
    return hash
  })
}
