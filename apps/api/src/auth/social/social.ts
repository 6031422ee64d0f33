import { isLocalPath } from '@aisleway/core/account/local-path'
import { emailError } from '@aisleway/core/account/rules'
import type { SocialError } from '@aisleway/core/account/social-error'
import { visibleText } from '@aisleway/core/text/visible-text'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { OAuthProvider } from 'better-auth/oauth2'
import { github } from 'better-auth/social-providers'
import { z } from 'zod'
import { type OpenIdClient, openIdProvider } from './openid-connect.ts'

/** A configured way to sign in; GitHub supports plain OAuth only. */
export type SocialProvider = OpenIdClient | (Omit<OpenIdClient, 'issuer'> & { issuer: null })

export const socialPaths = { start: '/sign-in/social', callback: '/callback/:id' }

/** Sign-in with accounts of other providers (answer 13): always with state and PKCE, and never linked silently. */
export function socialSignIn(providers: readonly SocialProvider[]): BetterAuthPlugin {
  return {
    id: 'social-sign-in',
    init: () => ({
      context: { socialProviders: providers.map(providerFor) },
      options: {
        // A provider's tokens are not used for anything, so none are stored.
        account: { updateAccountOnSignIn: false },
        databaseHooks: {
          account: {
            create: { before: async account => ({ data: { ...account, ...noTokens } }) },
          },
        },
        onAPIError: { errorURL: '/auth' },
      },
    }),
    hooks: {
      before: [{ matcher: at(socialPaths.start), handler: createAuthMiddleware(checkStart) }],
      after: [
        { matcher: at(socialPaths.callback), handler: createAuthMiddleware(redirectWithReason) },
      ],
    },
  }
}

/** Apple posts its answer from its own page; the library turns that into a GET, which checks the state. */
export function isProviderAnswer(origin: string, path: string): boolean {
  return origin === 'https://appleid.apple.com' && path === '/api/auth/callback/apple'
}

const at = (path: string) => (context: { path?: string }) => context.path === path

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

function providerFor(provider: SocialProvider): OAuthProvider {
  const { clientId, clientSecret } = provider
  return withTidyUser(
    provider.issuer === null ? github({ clientId, clientSecret }) : openIdProvider(provider),
  )
}

/** Of what a provider tells about somebody, the app keeps the name and an email address that it can write to. */
function withTidyUser(provider: OAuthProvider): OAuthProvider {
  return {
    ...provider,
    async getUserInfo(tokens) {
      const found = await provider.getUserInfo(tokens)
      if (!found) return null
      const email = found.user.email?.trim().toLowerCase() ?? ''
      if (emailError(email))
        return { user: { emailVerified: false, email: null }, data: found.data }
      const given = visibleText(found.user.name ?? '')
      const name = (given || email.slice(0, email.indexOf('@'))).slice(0, 100)
      return { user: { name, email, emailVerified: found.user.emailVerified }, data: found.data }
    },
  }
}

/** The library's start would accept much more: tokens from the browser, scopes, foreign addresses. */
const startSchema = z.strictObject({
  provider: z.string(),
  callbackURL: z.string().refine(isLocalPath),
  newUserCallbackURL: z.string().refine(isLocalPath).optional(),
})

async function checkStart({ body }: { body?: unknown }) {
  if (startSchema.safeParse(body).success) return
  throw new APIError('BAD_REQUEST', { message: 'Only paths of this site can follow a sign-in' })
}

/** Maps the library's many error codes to the few that /auth has a text for. */
async function redirectWithReason(context: {
  context: { responseHeaders?: Headers | undefined }
  redirect: (url: string) => unknown
}) {
  const location = context.context.responseHeaders?.get('location') ?? ''
  if (!location.startsWith('/auth?error=')) return
  const code = new URLSearchParams(location.slice('/auth?'.length)).get('error') ?? ''
  throw context.redirect(`/auth?error=${reasons[code] ?? 'failed'}`)
}

const reasons: Record<string, SocialError> = {
  account_not_linked: 'account_exists',
  access_denied: 'cancelled',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  email_not_found: 'no_email',
}
