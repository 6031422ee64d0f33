/** Why a social sign-in failed; /auth receives it as `?error=`. */
export type SocialError =
  /** The address belongs to an account with another way to sign in; nothing was linked. */
  | 'account_exists'
  | 'cancelled'
  /** The sign-in took too long, was answered twice, or began in another browser. */
  | 'expired'
  | 'no_email'
  | 'failed'
