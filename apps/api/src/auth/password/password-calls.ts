import type { AsyncLocalStorage } from 'node:async_hooks'
import { emailError, fullNameError, passwordError } from '@aisleway/core/account/rules'
import { languageOf } from '@aisleway/core/language'
import { APIError } from 'better-auth/api'
import { eq, or } from 'drizzle-orm'
import { verifyAddressMail } from '../../mail/mails.ts'
import { makeAddressLink } from '../address-links.ts'
import { recordEvent } from '../audit.ts'
import { limitOf } from '../limits/limits.ts'
import { mailOwner } from '../limits/mail-owner.ts'
import type { Limit } from '../limits/throttle.ts'
import { originOf } from '../link-origin.ts'
import { rememberLanguage } from '../mail-language.ts'
import { messages } from '../messages.ts'
import { beginSession } from '../session/begin-session.ts'
import { newDevice, readDevice, rememberDevice } from '../session/devices.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { socialPaths } from '../social/social.ts'
import { sessions } from '../tables.ts'
import { callFields, refuse } from './call-fields.ts'
import { countOrRefuse } from './count-or-refuse.ts'
import { finishReset, mailReset } from './password-reset.ts'
import type { HookContext, SignInCall, SignInDeps } from './sign-in-call.ts'

type Deps = SignInDeps & { current: AsyncLocalStorage<SignInCall> }

/** Our part of the library's endpoints: limits, what is recorded, and what is answered. */
export function passwordCalls(deps: Deps) {
  const { database, auth, now, current } = deps
  const { limits, mailer } = auth

  return {
    async before(context: HookContext) {
      const { path } = context
      const fields = callFields(path, context.body)
      const { name = '', email = '', password = '' } = fields
      if (path === '/sign-up/email') {
        refuse(fullNameError(name) ?? emailError(email))
        await count([limitOf(limits, 'signUpAddress', call().client.address)])
        refuse(passwordError(password))
      }
      if (path === '/reset-password') refuse(passwordError(fields.newPassword ?? ''))
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

  function count(wanted: readonly Limit[]): Promise<void> {
    return countOrRefuse({ database, client: call().client, now: now() }, wanted)
  }

  async function welcome(context: HookContext): Promise<void> {
    const { user } = newSessionOf(context)
    const { id: userId, email } = user
    const origin = originOf(auth.publicUrl, context.request)
    const link = await makeAddressLink(database, { userId, email, origin, now: now() })
    const language = languageIn(context)
    if (link) await mailOwner(deps, user, verifyAddressMail({ to: email, link, language }))
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
    refuse(emailError(email))
    const { client } = call()
    await count([
      limitOf(limits, 'resetAccount', email),
      limitOf(limits, 'resetAddress', client.address),
    ])
    const origin = originOf(auth.publicUrl, context.request)
    const language = languageIn(context)
    mailReset({ database, mailer, now }, { email, origin, client, language })
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
      .where(or(eq(sessions.token, token), eq(sessions.nextToken, token)))
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

/** Neither the code nor the message tells that the address is taken. */
function signUpRefusal(refusal: Error) {
  if (!(refusal instanceof APIError) || refusal.statusCode !== 422) return refusal
  return new APIError('UNPROCESSABLE_ENTITY', {
    code: 'SIGN_UP_FAILED',
    message: messages.signUpFailed,
  })
}
