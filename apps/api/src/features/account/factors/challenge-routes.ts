import { randomUUID } from 'node:crypto'
import { recordEvent } from '../../../auth/audit.ts'
import { mailOwner } from '../../../auth/limits/mail-owner.ts'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import { writeSessionCookie } from '../../../auth/session/session-cookie.ts'
import { type Context, pendingRoutes } from '../../../context/context.ts'
import { factorAddedMail } from '../../../mail/mails.ts'
import { textsIn } from '../../../mail/texts-in.ts'
import { openChallenge, passFactor, takeGuess } from './challenges-store.ts'
import { checkCode, newMessageCode } from './factor-codes.ts'
import { forgetGuesses, refuseChallenge, refuseGuess } from './factor-limits.ts'
import { findFactor } from './factors-store.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { hasUnreadableFactor } from './reseal-factors.ts'

const routes = pendingRoutes.factors

/** Routes that complete a sign-in; these and sign-out are all that a session without its second factor can call. */
export const challengeRoutes = {
  challenge: routes.challenge.handler(async ({ context, input, errors }) => {
    const { database, auth, session, language, now } = context
    const factor = await usableFactor(context, input.factorId)
    if (!factor) throw errors.NOT_FOUND()
    if (factor.phone && !auth.sms) throw errors.PHONE_UNAVAILABLE()
    const refused = await refuseChallenge(context, factor)
    if (refused) throw errors.TOO_MANY_REQUESTS(refused)
    const message = factor.phone ? newMessageCode(auth.secret) : null
    const id = message?.id ?? randomUUID()
    const codeHash = message?.codeHash ?? null
    const challenge = { id, factorId: factor.id, sessionId: session.id, codeHash }
    const expiresAt = await openChallenge(database, challenge, now())
    if (message && factor.phone && auth.sms) {
      await auth.sms.send(factor.phone, textsIn(language).smsCode(message.code))
    }
    return { id, type: factor.factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) }
  }),

  verify: routes.verify.handler(async ({ context, input, errors }) => {
    const { database, auth, session, now } = context
    const factor = await usableFactor(context, input.factorId)
    if (!factor) throw errors.NOT_FOUND()
    const refused = await refuseGuess(context)
    if (refused) throw errors.TOO_MANY_REQUESTS(refused)
    const answer = { challengeId: input.challenge_id, factorId: factor.id, sessionId: session.id }
    const guess = await takeGuess(database, answer, now())
    if (!guess) throw errors.CHALLENGE_EXPIRED()
    const given = { factor, code: input.code, ...answer, ...guess }
    const checked = checkCode(auth, given, now())
    if (checked === 'unreadable') throw errors.FACTOR_UNREADABLE()
    const raise = { userId: session.user.id, isNewToken: getsNewToken(session) }
    const passed =
      checked === 'wrong'
        ? checked
        : await passFactor(database, { ...answer, ...raise, ...checked }, now())
    if (passed === 'session_ended') throw errors.UNAUTHORIZED()
    if (passed === 'not_found') throw errors.NOT_FOUND()
    if (passed === 'wrong' || passed === 'used') {
      await recordEvent(database, 'factor_failed', who(context))
      throw errors.WRONG_CODE()
    }
    await recordEvent(database, passed.isFirstUse ? 'factor_added' : 'factor_passed', who(context))
    if (passed.isFirstUse) await notifyOwner(context, factor.friendlyName)
    return raisedSession(context, passed.token)
  }),

  recover: routes.recover.handler(async ({ context, input, errors }) => {
    const { database, auth, session, now } = context
    const refused = await refuseGuess(context)
    if (refused) throw errors.TOO_MANY_REQUESTS(refused)
    const token = await useRecoveryCode(database, auth, {
      userId: session.user.id,
      sessionId: session.id,
      code: input.code,
      isNewToken: getsNewToken(session),
      now: now(),
    })
    await recordEvent(database, token ? 'recovery_used' : 'factor_failed', who(context))
    // Secrets that cannot decrypt the user's factors cannot recognise a recovery code either.
    if (!token && (await hasUnreadableFactor(database, auth, session.user.id))) {
      throw errors.FACTOR_UNREADABLE()
    }
    if (!token) throw errors.WRONG_CODE()
    return raisedSession(context, token)
  }),
}

type WithSession = Context & { session: FoundSession }

/** Only the browser that began a factor may finish it: not a session that lacks its factor, nor an access token. */
async function usableFactor({ database, session }: WithSession, id: string) {
  const factor = await findFactor(database, session.user.id, id)
  const mayFinish = !session.needsFactor && session.by === 'cookie'
  return factor?.status === 'unverified' && !mayFinish ? undefined : factor
}

/** Only a sign-in gets a new cookie: an open session has requests in flight, and API clients have no cookie. */
function getsNewToken({ needsFactor, by }: FoundSession): boolean {
  return needsFactor && by === 'cookie'
}

async function raisedSession(context: WithSession, token: string) {
  const { auth, session, responseHeaders } = context
  await forgetGuesses(context)
  if (session.by === 'cookie') {
    responseHeaders.append('Set-Cookie', writeSessionCookie(auth, token))
  }
  return auth.tokens.sign({ ...session, aal: 'aal2' })
}

function notifyOwner(context: WithSession, name: string): Promise<void> {
  const { session, origin, language } = context
  const to = session.user.email
  const mail = factorAddedMail({ to, link: `${origin}/profile`, language, name })
  return mailOwner(context, session.user, mail)
}

function who({ session, client }: WithSession) {
  return { userId: session.user.id, client }
}
