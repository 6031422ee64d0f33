import { randomBytes } from 'node:crypto'
import { emailError } from '@aisleway/core/account/rules'
import { languageOf } from '@aisleway/core/language'
import { APIError } from 'better-auth/api'
import { serialize } from 'hono/utils/cookie'
import { recordEventOfEmail } from '../audit.ts'
import type { Client } from '../limits/client.ts'
import { limitOf } from '../limits/limits.ts'
import { rememberLanguage } from '../mail-language.ts'
import { messages } from '../messages.ts'
import { isKnownDevice, newDevice, readDevice } from '../session/devices.ts'
import { readSessionCookie, writeSessionCookie } from '../session/session-cookie.ts'
import { newSessionToken } from '../session/session-tokens.ts'
import { callFields, refuse } from './call-fields.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { countOrRefuse } from './count-or-refuse.ts'
import { passwordOfEmail } from './passwords.ts'
import type { SignInDeps } from './sign-in-call.ts'

export const passwordSignInPath = '/sign-in/email'

/**
 * Signs in with a password. Every address takes the same statements and the same hashing, so neither the answer
 * nor its time tells whether it has an account.
 */
export function passwordSignIn({ database, auth, now }: SignInDeps) {
  /** The hash that a guess is compared with if there is no password. */
  const decoyHash = auth.hasher.hash(randomBytes(24).toString('base64url'))

  return async (request: Request, client: Client): Promise<Response> => {
    try {
      const headers = await signIn(request, client)
      return Response.json({ status: true }, { headers })
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      const { body, statusCode, headers } = error
      return Response.json(body, { status: statusCode, headers: new Headers(headers) })
    }
  }

  /** Returns the headers that set the cookies of a new session. */
  async function signIn(request: Request, client: Client): Promise<Headers> {
    const { headers } = request
    const body: unknown = await request.json().catch(() => null)
    const { email = '', password = '' } = callFields(passwordSignInPath, body)
    refuse(emailError(email))
    const shown = readDevice(auth, headers)
    const counted = await countGuess(email, shown, client)
    const stored = await passwordOfEmail(database, email)
    const comparedHash = stored?.password ?? (await decoyHash)
    const isRight = await auth.hasher.verify({ hash: comparedHash, password })
    if (!stored || !isRight) {
      await recordEventOfEmail(database, 'sign_in_failed', { email, client })
      throw signInRefusal()
    }
    const { userId } = stored
    const token = newSessionToken()
    const device = shown === undefined ? newDevice(auth) : { hash: shown }
    const isCompleted = await completeSignIn(
      database,
      {
        userId,
        comparedHash,
        counted,
        client,
        device: device.hash,
        sessionId: crypto.randomUUID(),
        token,
        replacedToken: readSessionCookie(auth, headers),
      },
      now(),
    )
    if (!isCompleted) throw signInRefusal()
    if (!stored.hasLanguage) await rememberLanguage(database, userId, languageOf(headers))
    const cookies = new Headers({ 'Set-Cookie': writeSessionCookie(auth, token) })
    if ('cookie' in device) {
      const { name, value, attributes } = device.cookie
      cookies.append('Set-Cookie', serialize(name, value, attributes))
    }
    return cookies
  }

  /**
   * Counts before the password is compared, so that parallel guesses gain nothing (answer 14). Returns the keys
   * under which the guess is taken back if it was right.
   */
  async function countGuess(email: string, device: string | undefined, client: Client) {
    const { limits } = auth
    const isKnown = device !== undefined && (await isKnownDevice(database, email, device))
    // Others on the known device's network cannot use up its budget either.
    const wanted = isKnown
      ? [limitOf(limits, 'signInDevice', `${email} ${device}`)]
      : [limitOf(limits, 'signInAccount', email), limitOf(limits, 'signInAddress', client.address)]
    await countOrRefuse({ database, client, now: now() }, wanted)
    return wanted.map(({ key }) => key)
  }
}

function signInRefusal() {
  return new APIError('UNAUTHORIZED', { code: 'SIGN_IN_FAILED', message: messages.signInFailed })
}
