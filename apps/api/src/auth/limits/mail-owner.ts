import type { Database } from '../../db/database.ts'
import { type Mail, sendInBackground } from '../../mail/mailer.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { limitOf } from './limits.ts'
import { takeAttempts } from './throttle.ts'

type Deps = { auth: AuthDeps; database: Database; now: () => Date }
type Owner = { email: string; emailVerified: boolean }

/**
 * Mails the owner of an account what was done to it. An address that nobody has verified may be a stranger's, who gets
 * only so many mails.
 */
export async function mailOwner(
  { auth, database, now }: Deps,
  { email, emailVerified }: Owner,
  mail: Mail,
): Promise<void> {
  const limit = limitOf(auth.limits, 'unverifiedAddress', email)
  if (!emailVerified && (await takeAttempts(database, [limit], now()))) return
  sendInBackground(auth.mailer, mail)
}
