import type { Database } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type Limits, usualLimits } from './limits/limits.ts'
import { type HashCost, usualHashCost } from './password/passwords.ts'
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
  hashCost: HashCost
}

export type AuthGiven = Omit<AuthDeps, 'tokens' | 'limits' | 'hashCost'> & {
  database: Database
  now: () => Date
  limits?: Partial<Limits>
  hashCost?: HashCost
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
    hashCost: given.hashCost ?? usualHashCost,
  }
}
