import { extendSession } from '../../../auth/session/extend-session.ts'
import { writeSessionCookie } from '../../../auth/session/session-cookie.ts'
import { rotateToken } from '../../../auth/session/session-tokens.ts'
import { cookieRoutes, publicRoutes } from '../../../context/context.ts'
import { checkPassword } from '../credentials/check-password.ts'
import { sessionState } from './session-state.ts'

export const sessionRoutes = {
  session: publicRoutes.account.session.handler(async ({ context }) =>
    sessionState(context.database, await context.findSession()),
  ),

  refresh: cookieRoutes.account.refresh.handler(async ({ context, errors }) => {
    const { auth, session, database, now, responseHeaders } = context
    await extendSession(database, session.id, now())
    const token = await rotateToken(database, session, now())
    if (!token) throw errors.UNAUTHORIZED()
    responseHeaders.append('Set-Cookie', writeSessionCookie(auth, token))
    return auth.tokens.sign(session)
  }),

  confirm: cookieRoutes.account.confirm.handler(async ({ context, input, errors }) => {
    if (!(await checkPassword(context, input.password))) throw errors.WRONG_PASSWORD()
    return { confirmed: true }
  }),
}
