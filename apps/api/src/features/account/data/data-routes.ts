import { recordEvent } from '../../../auth/audit.ts'
import { mailOwner } from '../../../auth/limits/mail-owner.ts'
import { passwordOf } from '../../../auth/password/passwords.ts'
import { clearSessionCookie } from '../../../auth/session/session-cookie.ts'
import { confirmedRoutes, cookieRoutes, requireConfirmation } from '../../../context/context.ts'
import { readyJson } from '../../../context/ready-json.ts'
import { tooManyRequests } from '../../../limits/too-many-requests.ts'
import { accountDeletedMail } from '../../../mail/mails.ts'
import { checkPassword } from '../credentials/check-password.ts'
import { eraseData } from './data-store.ts'
import { dataStream } from './data-stream.ts'

/** Downloading all data of an account, and deleting the account (answer 16). */
export const dataRoutes = {
  data: confirmedRoutes.account.data.handler(async ({ context }) => {
    const { database, downloads, user, client, responseHeaders } = context
    const download = downloads.begin(user.id)
    if (!download) {
      throw tooManyRequests(responseHeaders, {
        message: 'Your data is being downloaded already. Please wait for that to end.',
        retryAfterSeconds: 10,
      })
    }
    try {
      await recordEvent(database, 'data_exported', { userId: user.id, client })
      return readyJson(context, dataStream(context, user.id, download))
    } catch (error) {
      download.end()
      throw error
    }
  }),

  deleteAccount: cookieRoutes.account.deleteAccount.handler(async ({ context, input, errors }) => {
    const { auth, database, personalTables, user, session, language, now, responseHeaders } =
      context
    const hasPassword = (await passwordOf(database, user.id)) !== null
    if (!hasPassword) requireConfirmation(session)
    if (hasPassword && !(await checkPassword(context, input.password ?? ''))) {
      throw errors.WRONG_PASSWORD()
    }
    await eraseData(database, personalTables, user.id, now())
    // The user and the address have just been erased, so neither is recorded.
    const nobody = { address: '', userAgent: '' }
    await recordEvent(database, 'account_deleted', { userId: null, client: nobody })
    responseHeaders.append('Set-Cookie', clearSessionCookie(auth))
    await mailOwner(context, user, accountDeletedMail({ to: user.email, language }))
    return { deleted: true }
  }),
}
