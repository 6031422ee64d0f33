import { emailError } from '@aisleway/core/account/rules'
import { ORPCError } from '@orpc/server'
import { makeAddressLink } from '../../../auth/address-links.ts'
import { recordEvent } from '../../../auth/audit.ts'
import { mailOwner } from '../../../auth/limits/mail-owner.ts'
import { messages } from '../../../auth/messages.ts'
import { forgottenPage } from '../../../auth/password/password-reset.ts'
import { passwordOf } from '../../../auth/password/passwords.ts'
import { writeSessionCookie } from '../../../auth/session/session-cookie.ts'
import { cookieRoutes, requireConfirmation, signedInRoutes } from '../../../context/context.ts'
import { sendInBackground } from '../../../mail/mailer.ts'
import {
  addressChangeNotice,
  confirmNewAddressMail,
  passwordChangedMail,
  verifyAddressMail,
} from '../../../mail/mails.ts'
import { hasAccount } from '../profile-store.ts'
import { refuseTooMany } from '../refuse-too-many.ts'
import { changePassword } from './change-password.ts'
import { checkPassword } from './check-password.ts'

const routes = cookieRoutes.account

/** Routes for the email address and the password of an account. */
export const credentialsRoutes = {
  resendVerification: signedInRoutes.account.resendVerification.handler(
    async ({ context, errors }) => {
      const { auth, database, user, origin, language, now } = context
      if (user.emailVerified) return { sent: false }
      await refuseTooMany(context, 'mailUser')
      await refuseTooMany(context, 'unverifiedAddress', user.email)
      const { id: userId, email } = user
      const link = await makeAddressLink(database, { userId, email, origin, now: now() })
      if (!link) throw errors.UNAUTHORIZED()
      sendInBackground(auth.mailer, verifyAddressMail({ to: email, link, language }))
      return { sent: true }
    },
  ),

  changeEmail: routes.changeEmail.handler(async ({ context, input, errors }) => {
    const { auth, database, client, user, origin, language, now } = context
    const email = input.email.trim().toLowerCase()
    const broken = emailError(email)
    if (broken) throw new ORPCError('BAD_REQUEST', { message: messages.credentials[broken] })
    if (!(await checkPassword(context, input.password))) throw errors.WRONG_PASSWORD()
    await refuseTooMany(context, 'mailUser')
    await refuseTooMany(context, 'unverifiedAddress', email)
    const userId = user.id
    const link = await makeAddressLink(database, { userId, email, origin, now: now() })
    if (!link) throw errors.UNAUTHORIZED()
    // An address that has an account gets no mail; the answer is the same, so it reveals nothing.
    if (!(await hasAccount(database, email))) {
      sendInBackground(auth.mailer, confirmNewAddressMail({ to: email, link, language }))
    }
    const notice = { to: user.email, link: `${origin}${forgottenPage}`, language }
    await mailOwner(context, user, addressChangeNotice({ ...notice, newAddress: email }))
    await recordEvent(database, 'email_change_requested', { userId, client })
    return { sentTo: email }
  }),

  changePassword: routes.changePassword.handler(async ({ context, input, errors }) => {
    const { auth, database, client, user, session, origin, language, responseHeaders } = context
    const hasPassword = (await passwordOf(database, user.id)) !== null
    if (!hasPassword) requireConfirmation(session)
    const checked = hasPassword ? await checkPassword(context, input.current ?? '') : null
    if (checked === undefined) throw errors.WRONG_PASSWORD()
    const changed = await changePassword(database, {
      userId: user.id,
      sessionId: session.id,
      oldHash: checked,
      newHash: await auth.hasher.admit(() => auth.hasher.hash(input.password)),
    })
    if (!changed) throw errors.WRONG_PASSWORD()
    responseHeaders.append('Set-Cookie', writeSessionCookie(auth, changed.newToken))
    const link = `${origin}${forgottenPage}`
    await mailOwner(context, user, passwordChangedMail({ to: user.email, link, language }))
    await recordEvent(database, 'password_changed', { userId: user.id, client })
    return { endedSessions: changed.endedSessions }
  }),
}
