import {
  maxFullNameLength,
  maxPasswordLength,
  maxUsernameLength,
  minPasswordLength,
  minUsernameLength,
} from '@aisleway/core/account/rules'
import type { SocialError } from '@aisleway/core/account/social-error'

export const messages = {
  title: 'Login or Sign Up',
  pageTitleOf: (page: string) => `${page} · Aisleway`,
  login: 'Login',
  signUp: 'Sign Up',
  email: 'Email',
  password: 'Password',
  fullName: 'Full name',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordStrength: {
    weak: 'Strength: weak. Longer passwords are harder to guess.',
    fair: 'Strength: fair',
    good: 'Strength: good',
    strong: 'Strength: strong',
  },
  commonPassword:
    'This is one of the 5,000 most common passwords, so it’s easy to guess. A different one is safer.',
  loginSubmit: 'Login',
  loginBusy: 'Logging in...',
  signUpSubmit: 'Create Account',
  signUpBusy: 'Creating account...',
  errors: {
    invalid_email: 'Please enter a valid email address',
    short_password: `Password must be at least ${minPasswordLength} characters long`,
    long_password: `Password must be at most ${maxPasswordLength} characters long`,
    missing_full_name: 'Please enter your full name',
    long_full_name: `Your name must be at most ${maxFullNameLength} characters long`,
    invalid_username: `Use ${minUsernameLength} to ${maxUsernameLength} letters, numbers, dots, dashes, or underscores, starting with a letter or number`,
  },
  loggedIn: (fullName: string) => ({
    title: 'Login successful!',
    message: `Welcome back, ${fullName}.`,
  }),
  loginFailed: { title: 'Login failed', message: 'Please check your credentials and try again.' },
  signedUp: {
    title: 'Sign up successful!',
    message: 'Please check your email to verify your account.',
  },
  signedUpOnly: {
    title: 'Your account was created',
    message: 'We couldn’t sign you in yet. Please log in.',
  },
  signUpFailed: {
    title: 'Sign up failed',
    message: 'Please try again with different credentials.',
  },
  notSent:
    'We can’t reach the store. Check your connection and try again; what you typed is still here.',
  tooManyAttempts: (waitSeconds?: number) => ({
    title: 'Too many attempts',
    message: `Please wait ${waitText(waitSeconds)} and try again.`,
  }),
  forgotPassword: 'Forgot password?',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  leadingTo: (provider: string) => `Opening ${provider}...`,
  socialErrors: {
    account_exists:
      'You already have an account with this email. Please sign in the way you did before.',
    cancelled: 'Sign-in was canceled.',
    expired: 'Sign-in took too long or the link was used twice. Please try again.',
    no_email: 'That account didn’t share an email address, and you need one to sign in here.',
    failed: 'Sign-in didn’t work. Please try again.',
  } satisfies Record<SocialError, string>,
  verificationSent: (email: string) => ({
    title: 'Email sent',
    message: `Open the link we sent to ${email}.`,
  }),
  verificationKept: {
    title: 'Link saved on the server',
    message: 'Whoever runs it can find the email in the data folder.',
  },
  alreadyVerified: { title: 'Your email is already confirmed' },
  verificationNotSent: {
    title: 'We couldn’t send the email',
    message: 'Please check your connection and try again.',
  },
  signedOut: { title: 'Signed out', message: 'You have been successfully signed out' },
  signOutFailed: { title: 'Error', message: 'Failed to sign out' },
  unsentTitle: 'Sign out now?',
  unsentText: 'Some changes haven’t synced yet. If you sign out, you’ll lose them.',
  stay: 'Stay signed in',
  signOutAnyway: 'Sign out anyway',
}

function waitText(seconds?: number): string {
  if (seconds === undefined) return 'a few minutes'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
