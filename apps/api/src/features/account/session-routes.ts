import { prolongSession } from '../../auth/prolong-session.ts'
import { writeSessionCookie } from '../../auth/session-cookie.ts'
import { publicRoutes, signedInRoutes } from '../../context.ts'
import { sessionState } from './session-state.ts'

export const sessionRoutes = {
  session: publicRoutes.account.session.handler(async ({ context }) =>
    sessionState(context.database, await context.findSession()),
  ),

  refresh: signedInRoutes.account.refresh.handler(async ({ context, errors }) => {
    const { auth, session, database, now, responseHeaders } = context
    // An access token that leaked must not renew itself: only the cookie is the refresh token.
    if (session.by !== 'cookie') throw errors.UNAUTHORIZED()
    await prolongSession(database, session.id, now())
    responseHeaders.append('Set-Cookie', writeSessionCookie(auth, session.token))
    return auth.tokens.sign(session)
  }),
}
