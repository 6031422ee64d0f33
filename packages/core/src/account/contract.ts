import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { textSizes, themes } from '../appearance/appearance.ts'
import { refusals } from '../errors.ts'
import { languages } from '../language.ts'
import { confirmed, signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import {
  maxEmailLength,
  maxFullNameLength,
  maxPasswordLength,
  minFullNameLength,
  minPasswordLength,
  usernamePattern,
} from './rules.ts'
import { factorSchema, sessionSchema, userSchema } from './session.ts'

/** Given as a proof, it has no minimum: a short one is wrong, not invalid. */
const password = z.string().max(maxPasswordLength)
const email = z.string().max(maxEmailLength)

const appearanceSchema = z.object({ theme: z.enum(themes), textSize: z.enum(textSizes) })

const profileSchema = z.object({
  fullName: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Null until the shopper has chosen one. */
  appearance: appearanceSchema.nullable(),
  /** The language of mails; null until the shopper has opened a page in one. */
  language: z.enum(languages).nullable(),
  /** False for an account made by social sign-in only. */
  hasPassword: z.boolean(),
  /** The social sign-ins that open this account, by provider id. */
  providers: z.array(z.string()),
})

export type Profile = z.infer<typeof profileSchema>

const openSessionSchema = z.object({
  id: z.string(),
  /** For example "Chrome on Android"; empty if the browser does not say. */
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type OpenSession = z.infer<typeof openSessionSchema>

export const accountContract = {
  /**
   * The current user; null for a visitor. It never refuses, so a page can always ask. If the account has a
   * verified factor, `user` is still null after the password and `challenge` names the factors.
   */
  session: oc.route({ method: 'GET', path: '/session' }).output(
    z.object({
      user: userSchema.nullable(),
      challenge: z.object({ factors: z.array(factorSchema) }).nullable(),
    }),
  ),

  /**
   * Issues a new access token; the cookie acts as the refresh token and gets a new value (answer 9). The
   * call can be repeated. An old value that appears after the new one has been used ends the session.
   */
  refresh: signedIn.route({ method: 'POST', path: '/session/refresh' }).output(sessionSchema),

  /** Checks the password once more within the open session; a factor's code does the same. */
  confirm: signedIn
    .route({ method: 'POST', path: '/session/confirmation' })
    .input(z.object({ password }))
    .output(z.object({ confirmed: z.literal(true) }))
    .errors(refusals('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')),

  profile: signedIn.route({ method: 'GET', path: '/profile' }).output(profileSchema),

  updateProfile: signedIn
    .route({ method: 'PATCH', path: '/profile' })
    .input(
      z.object({
        fullName: writtenText().min(minFullNameLength).max(maxFullNameLength).optional(),
        username: z.string().trim().regex(usernamePattern).nullable().optional(),
        language: z.enum(languages).optional(),
        appearance: appearanceSchema.optional(),
      }),
    )
    .output(profileSchema)
    .errors(refusals('USERNAME_TAKEN')),

  /** Sends the verification mail again. */
  resendVerification: signedIn
    .route({ method: 'POST', path: '/account/verification' })
    .output(z.object({ sent: z.boolean() }))
    .errors(refusals('TOO_MANY_REQUESTS')),

  /** Mails a link to the new address; the address changes when the link is opened. */
  changeEmail: signedIn
    .route({ method: 'POST', path: '/account/email' })
    .input(z.object({ email, password }))
    .output(z.object({ sentTo: z.string() }))
    .errors(refusals('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')),

  /** Ends all other sessions. An account without a password sets its first one and sends no `current`. */
  changePassword: confirmed
    .route({ method: 'POST', path: '/account/password' })
    .input(
      z.object({
        current: password.optional(),
        password: password.min(minPasswordLength),
      }),
    )
    .output(z.object({ endedSessions: z.int() }))
    .errors(refusals('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')),

  sessions: signedIn.route({ method: 'GET', path: '/sessions' }).output(z.array(openSessionSchema)),

  endSession: confirmed
    .route({ method: 'DELETE', path: '/sessions/{sessionId}' })
    .input(z.object({ sessionId: z.string().max(100) }))
    .output(z.array(openSessionSchema))
    .errors(refusals('NOT_FOUND')),

  endOtherSessions: confirmed
    .route({ method: 'DELETE', path: '/sessions' })
    .output(z.array(openSessionSchema)),

  /**
   * Everything the app stores about this shopper, for a download (answer 16), as rows by table. The answer
   * is a stream, and each account can have one at a time.
   */
  data: confirmed
    .route({ method: 'GET', path: '/account/data' })
    .output(type<Record<string, unknown[]>>())
    .errors(refusals('TOO_MANY_REQUESTS')),

  /** Deletes the account and ends all its sessions; `password` is required if the account has one. */
  deleteAccount: confirmed
    .route({ method: 'POST', path: '/account/deletion' })
    .input(z.object({ password: password.optional() }))
    .output(z.object({ deleted: z.literal(true) }))
    .errors(refusals('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')),
}
