import type { SocialProvider } from '../auth/social/social.ts'
import type { Config } from './config.ts'

/** The configured social sign-in providers. */
export function socialProvidersFrom(config: Config): SocialProvider[] {
  return presets(config).flatMap(({ clientId, clientSecret, ...preset }) =>
    clientId && clientSecret ? [{ ...preset, clientId, clientSecret }] : [],
  )
}

function presets(config: Config) {
  return [
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: config.SOCIAL_GOOGLE_ID,
      clientSecret: config.SOCIAL_GOOGLE_SECRET,
    },
    {
      id: 'apple',
      name: 'Apple',
      issuer: 'https://appleid.apple.com',
      postsAnswer: true,
      clientId: config.SOCIAL_APPLE_ID,
      clientSecret: config.SOCIAL_APPLE_SECRET,
    },
    {
      id: 'github',
      name: 'GitHub',
      issuer: null,
      clientId: config.SOCIAL_GITHUB_ID,
      clientSecret: config.SOCIAL_GITHUB_SECRET,
    },
    {
      id: 'oidc',
      name: config.SOCIAL_OIDC_NAME,
      issuer: config.SOCIAL_OIDC_ISSUER ?? '',
      clientId: config.SOCIAL_OIDC_ID,
      clientSecret: config.SOCIAL_OIDC_SECRET,
    },
  ]
}
