import type { Database } from '../db/database.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type Limits, usualLimits } from './limits/limits.ts'
import { argon2Threads } from './password/argon2-threads.ts'
import {
  type Argon2,
  type PasswordHasher,
  passwordHasher,
  usualHashQueue,
} from './password/password-hasher.ts'
import type { Sms } from './second-factor/sms.ts'
import type { Secrets } from './secret-keys.ts'
import { type AccessTokens, accessTokens } from './session/access-token.ts'
import type { SocialProvider } from './social/social.ts'

/** What the account routes need besides the database. */
export type AuthDeps = Secrets & {
  publicUrl: string | undefined
  tokens: AccessTokens
  mailer: Mailer
  /** Null where no provider is configured; phone factors are then not offered. */
  sms: Sms | null
  /** The providers whose accounts can sign in here. */
  socialProviders: readonly SocialProvider[]
  limits: Limits
  hasher: PasswordHasher
}

export type AuthGiven = Omit<AuthDeps, 'tokens' | 'limits' | 'hasher'> & {
  database: Database
  now: () => Date
  limits?: Partial<Limits>
  argon2?: Argon2
  hashQueue?: WorkQueue
}

export function authDeps(given: AuthGiven): AuthDeps {
  const { secret, previousSecrets, publicUrl, mailer, sms, socialProviders } = given
  return {
    secret,
    previousSecrets,
    publicUrl,
    mailer,
    sms,
    socialProviders,
    tokens: accessTokens(given),
    limits: { ...usualLimits, ...given.limits },
    hasher: passwordHasher(given.argon2 ?? argon2Threads, given.hashQueue ?? usualHashQueue()),
  }
}
