/** Why a social sign-in came to nothing; /auth gets it as `?error=`. */
export const socialErrors = [
  /** The address belongs to an account that is opened in another way; nothing was linked. */
  'account_exists',
  'cancelled',
  /** Took too long, was answered twice, or began in another browser. */
  'expired',
  'no_email',
  'failed',
] as const

export type SocialError = (typeof socialErrors)[number]
