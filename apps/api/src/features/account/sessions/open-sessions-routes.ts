import { recordEvent } from '../../../auth/audit.ts'
import { confirmedRoutes, type SignedIn, signedInRoutes } from '../../../context/context.ts'
import { endOtherSessions, endSession, listSessions } from './open-sessions.ts'

const routes = confirmedRoutes.account

export const openSessionsRoutes = {
  sessions: signedInRoutes.account.sessions.handler(({ context }) => ownSessions(context)),

  endSession: routes.endSession.handler(async ({ context, input, errors }) => {
    const { database, user } = context
    const isEnded = await endSession(database, { userId: user.id, sessionId: input.sessionId })
    if (!isEnded) throw errors.NOT_FOUND()
    await recordEnd(context)
    return ownSessions(context)
  }),

  endOtherSessions: routes.endOtherSessions.handler(async ({ context }) => {
    const { database, user, session } = context
    const ended = await endOtherSessions(database, { userId: user.id, sessionId: session.id })
    if (ended > 0) await recordEnd(context)
    return ownSessions(context)
  }),
}

function ownSessions({ database, user, session, now }: SignedIn) {
  return listSessions(database, { userId: user.id, sessionId: session.id }, now())
}

function recordEnd({ database, user, client }: SignedIn) {
  return recordEvent(database, 'session_ended', { userId: user.id, client })
}
