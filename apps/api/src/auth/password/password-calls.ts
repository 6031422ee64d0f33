import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { emailError, fullNameError } from '@aisleway/core/account/rules'
import { languageOf } from '@aisleway/core/language'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { sendInBackground } from '../../mail/mailer.ts'
import { verifyAddressMail } from '../../mail/mails.ts'
import { makeAddressLink } from '../address-links.ts'
import { recordEvent, recordEventOfEmail } from '../audit.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { limitOf } from '../limits/limits.ts'
import { forgiveAttempts, type Limit } from '../limits/throttle.ts'
import { originOf } from '../link-origin.ts'
import { rememberLanguage } from '../mail-language.ts'
import { messages } from '../messages.ts'
import { beginSession, hasToken } from '../session/begin-session.ts'
import { isKnownDevice, newDevice, readDevice, rememberDevice } from '../session/devices.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { socialPaths } from '../social/social.ts'
import { sessions } from '../tables.ts'
import { badRequest, callFields } from './call-fields.ts'
import { finishReset, mailReset } from './password-reset.ts'
import { isCurrentPassword, passwordOfEmail } from './passwords.ts'
import type { HookContext, SignInCall, SignInDeps } from './sign-in-call.ts'

type Deps = SignInDeps & { current: AsyncLocalStorage<SignInCall> }

/** Our part of the password endpoints: limits, what is recorded, and what is answered. */
export function passwordCalls(deps: Deps) {
  const { database, auth, now, current } = deps
  const { limits, mailer } = auth
  /** The hash that a guess is compared with if there is no password. */
  const decoyHash = auth.hasher.hash(randomBytes(24).toString('base64url'))

  return {
    async before(context: HookContext) {
      const { path } = context
      const { name = '', email = '', password = '' } = callFields(path, context.body)
      if (path === '/sign-up/email') {
        if (fullNameError(name)) throw badRequest(messages.missingFullName)
        if (emailError(email)) throw badRequest(messages.invalidEmail)
        await count([limitOf(limits, 'signUpAddress', call().client.address)])
      }
      if (path === '/sign-in/email') await takeGuess(context, { email, password })
      if (path === socialPaths.start) {
        await count([limitOf(limits, 'socialAddress', call().client.address)])
      }
      if (path === '/sign-out') Object.assign(call(), await endSession(context))
      if (path === '/request-password-reset') return requestReset(context, email)
    },

    async after(context: HookContext) {
      const { path } = context
      const { returned } = context.context
      // Errors from the library's lower layers are not instances of this `APIError`, but are failures too.
      const refusal = returned instanceof Error ? returned : undefined
      if (path === '/sign-up/email') {
        if (refusal) throw signUpRefusal(refusal)
        await welcome(context)
      }
      if (path === '/sign-in/email') {
        if (refusal) throw signInRefusal()
        await admit(context)
      }
      if (path === '/reset-password' && !refusal) await trustDevice(context, call().userId)
      const { userId } = call()
      if (path === '/sign-out' && userId) await record('sign_out', userId)
      if (path === socialPaths.callback && context.context.newSession) {
        const userId = newSessionOf(context).user.id
        await begin(context)
        await rememberLanguage(database, userId, languageIn(context))
        await record('sign_in', userId)
      }
      // The answer is the provider's address.
      if (path === socialPaths.start) return
      // The library's answer contains the session's token, which scripts must not see (answer 9).
      if (!refusal && !(returned instanceof Response)) return context.json({ status: true })
    },

    /** `takeGuess` has already compared the password, so this compares it only if the hash changed since. */
    verify: async (given: { hash: string; password: string }) =>
      given.hash === call().comparedHash || auth.hasher.verify(given),

    async onPasswordReset(user: { id: string; email: string }, request: Request | undefined) {
      call().userId = user.id
      const origin = originOf(auth.publicUrl, request)
      const language = languageOf(request?.headers ?? new Headers())
      await finishReset({ database, auth, now: now() }, { ...user, origin, language })
      await record('password_reset', user.id)
    },
  }

  function call(): SignInCall {
    const found = current.getStore()
    if (!found) throw new Error('The sign-in library was called outside of a request.')
    return found
  }

  function record(event: Parameters<typeof recordEvent>[1], userId: string | null) {
    return recordEvent(database, event, { userId, client: call().client })
  }

  async function count(wanted: readonly Limit[]): Promise<void> {
    const { client } = call()
    const refused = await countAttempt({ database, client, now: now() }, wanted)
    if (!refused) return
    const { message, retryAfterSeconds } = refused
    throw new APIError(
      'TOO_MANY_REQUESTS',
      { code: 'TOO_MANY_REQUESTS', message },
      { 'Retry-After': String(retryAfterSeconds) },
    )
  }

  /**
   * Compares the password before the library does, because the library does less work for an unknown
   * address: here every address takes the same statements and the same hashing, so the time tells nothing.
   */
  async function takeGuess(context: HookContext, given: { email: string; password: string }) {
    const { email, password } = given
    if (emailError(email)) throw badRequest(messages.invalidEmail)
    await countGuess(context, email)
    const stored = await passwordOfEmail(database, email)
    const isRight = await auth.hasher.verify({ hash: stored ?? (await decoyHash), password })
    if (stored === null || !isRight) {
      const { client } = call()
      await recordEventOfEmail(database, 'sign_in_failed', { email, client })
      throw signInRefusal()
    }
    call().comparedHash = stored
  }

  /** Counts before the password is compared, so that parallel guesses gain nothing (answer 14). */
  async function countGuess(context: HookContext, email: string): Promise<void> {
    const { client, counted } = call()
    const device = readDevice(auth, headersOf(context))
    const isKnown = device !== undefined && (await isKnownDevice(database, email, device))
    // Others on the known device's network cannot use up its budget either.
    const wanted = isKnown
      ? [limitOf(limits, 'signInDevice', `${email} ${device}`)]
      : [limitOf(limits, 'signInAccount', email), limitOf(limits, 'signInAddress', client.address)]
    await count(wanted)
    counted.push(...wanted.map(limit => limit.key))
  }

  /** Takes the counted guess back after the right password, unless the password was changed meanwhile. */
  async function admit(context: HookContext): Promise<void> {
    const { session, user } = newSessionOf(context)
    const { counted, comparedHash = '' } = call()
    // A reset or change since then has ended all sessions except for this new one.
    if (!(await isCurrentPassword(database, user.id, comparedHash))) {
      await database.queries.delete(sessions).where(eq(sessions.id, session.id))
      throw signInRefusal()
    }
    await forgiveAttempts(database, counted)
    await begin(context)
    await trustDevice(context, user.id)
    await rememberLanguage(database, user.id, languageIn(context))
    await record('sign_in', user.id)
  }

  async function welcome(context: HookContext): Promise<void> {
    const { user } = newSessionOf(context)
    const { id: userId, email } = user
    const origin = originOf(auth.publicUrl, context.request)
    const link = await makeAddressLink(database, { userId, email, origin, now: now() })
    const language = languageIn(context)
    sendInBackground(mailer, verifyAddressMail({ to: email, link, language }))
    await begin(context)
    await rememberLanguage(database, userId, language)
    await trustDevice(context, userId)
    await record('sign_up', userId)
  }

  function begin(context: HookContext): Promise<void> {
    const { session, user } = newSessionOf(context)
    const replacedToken = readSessionCookie(auth, headersOf(context))
    return beginSession(database, { id: session.id, userId: user.id, replacedToken }, now())
  }

  async function trustDevice(context: HookContext, userId: string | undefined): Promise<void> {
    if (!userId) return
    let device = readDevice(auth, headersOf(context))
    if (!device) {
      const { hash, cookie } = newDevice(auth)
      context.setCookie(cookie.name, cookie.value, cookie.attributes)
      device = hash
    }
    await rememberDevice(database, userId, device, now())
  }

  /** Answers before the address is looked up, so that neither the answer nor its time tells anything. */
  async function requestReset(context: HookContext, email: string) {
    if (emailError(email)) throw badRequest(messages.invalidEmail)
    const { client } = call()
    await count([
      limitOf(limits, 'resetAccount', email),
      limitOf(limits, 'resetAddress', client.address),
    ])
    const origin = originOf(auth.publicUrl, context.request)
    mailReset(
      { database, mailer, library: context.context.internalAdapter },
      { email, origin, client, language: languageIn(context) },
    )
    return context.json({ status: true, message: messages.resetRequested })
  }

  /**
   * Runs before the library, which can read neither a cookie signed with an earlier secret nor the latest token
   * of a rotation. Returns whose session it was.
   */
  async function endSession(context: HookContext): Promise<{ userId?: string }> {
    const token = readSessionCookie(auth, headersOf(context))
    if (!token) return {}
    const [session] = await database.queries
      .delete(sessions)
      .where(hasToken(token))
      .returning({ userId: sessions.userId })
    return session ?? {}
  }
}

const headersOf = ({ headers }: HookContext) => headers ?? new Headers()

const languageIn = (context: HookContext) => languageOf(headersOf(context))

function newSessionOf({ context }: HookContext) {
  if (!context.newSession) throw new Error('The sign-in library made no session.')
  return context.newSession
}

function signInRefusal() {
  return new APIError('UNAUTHORIZED', { code: 'SIGN_IN_FAILED', message: messages.signInFailed })
}

/** Neither the code nor the message tells that the address is taken. */
function signUpRefusal(refusal: Error) {
  if (!(refusal instanceof APIError) || refusal.statusCode !== 422) return refusal
  return new APIError('UNPROCESSABLE_ENTITY', {
    code: 'SIGN_UP_FAILED',
    message: messages.signUpFailed,
  })
}
