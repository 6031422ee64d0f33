import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Language } from '@aisleway/core/language'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { log } from '../../log/log.ts'
import { inBackground } from '../../mail/background-work.ts'
import { type Mailer, sendInBackground } from '../../mail/mailer.ts'
import { passwordChangedMail, resetPasswordMail } from '../../mail/mails.ts'
import { recordEventOfEmail } from '../audit.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { hashOf } from '../hash-of.ts'
import type { Client } from '../limits/client.ts'
import { limitOf } from '../limits/limits.ts'
import { unlock } from '../limits/throttle.ts'
import { mailLanguage } from '../mail-language.ts'
import { endLinks, storeLink } from '../mailed-links.ts'
import { deleteFactors } from '../second-factor/delete-factors.ts'
import { knownDevices, users } from '../tables.ts'

/** Pages of the web app: one sets the new password after a link from a mail, the other requests that mail. */
const resetPage = '/auth/reset'
export const forgottenPage = '/auth/forgot'

const linkLifeMs = 60 * 60 * 1000

type MailDeps = { database: Database; mailer: Mailer; now: () => Date }
type Asked = { email: string; origin: string; client: Client; language: Language }

/**
 * Looks for the account and mails it a link, shortly after the answer: work that began at once would slow
 * down the caller's next request, and more so if there is an account.
 */
export function mailReset(deps: MailDeps, asked: Asked): void {
  inBackground(
    setTimeout(randomInt(20, 300))
      .then(() => sendLink(deps, asked))
      .catch(error => log.error({ error }, 'A password reset failed:')),
  )
}

async function sendLink(
  { database, mailer, now }: MailDeps,
  { email, origin, client, language: asked }: Asked,
) {
  await recordEventOfEmail(database, 'password_reset_requested', { email, client })
  const [user] = await database.queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  if (!user) return
  const token = randomBytes(32).toString('base64url')
  const { isStored } = await storeLink(database, user.id, {
    identifier: hashOf(`reset-password:${token}`),
    value: user.id,
    expiresAt: new Date(now().getTime() + linkLifeMs),
  })
  if (!isStored) return
  const link = `${origin}${resetPage}?token=${token}`
  const language = await mailLanguage(database, user.id, asked)
  sendInBackground(mailer, resetPasswordMail({ to: email, link, language }))
}

/**
 * Finishes a reset: whoever opened the mail owns the address and the account. What others may have prepared
 * (links, known devices, and second factors if the address was not verified before) becomes invalid, and wrong guesses are
 * forgotten.
 */
export async function finishReset(
  { database, auth, now }: { database: Database; auth: AuthDeps; now: Date },
  user: { id: string; email: string; origin: string; language: Language },
): Promise<void> {
  await database.queries.transaction(async tx => {
    const isIt = eq(users.id, user.id)
    const [before] = await tx.select({ isVerified: users.emailVerified }).from(users).where(isIt)
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(isIt)
    if (!before?.isVerified) await deleteFactors(tx, user.id)
    await endLinks(tx, user.id)
    await tx.delete(knownDevices).where(eq(knownDevices.userId, user.id))
  })
  await unlock(database, [
    limitOf(auth.limits, 'signInAccount', user.email).key,
    limitOf(auth.limits, 'passwordUser', user.id).key,
  ])
  const language = await mailLanguage(database, user.id, user.language)
  const link = `${user.origin}${forgottenPage}`
  sendInBackground(auth.mailer, passwordChangedMail({ to: user.email, link, language }))
}
