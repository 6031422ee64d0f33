import { minPasswordLength } from '@aisleway/core/account/rules'
import type { SocialError } from '@aisleway/core/account/social-error'

export const messages = {
  title: 'Login or Sign Up',
  pageTitleOf: (page: string) => `${page} · Aisleway`,
  login: 'Login',
  signUp: 'Sign Up',
  email: 'Email',
  password: 'Password',
  fullName: 'Full Name',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordStrength: {
    weak: 'Strength: weak. A longer one is harder to guess.',
    fair: 'Strength: fair',
    good: 'Strength: good',
    strong: 'Strength: strong',
  },
  commonPassword:
    'This is one of the 5,000 most common passwords, which are tried first. You may use it, but another one is safer.',
  loginSubmit: 'Login',
  loginBusy: 'Logging in...',
  signUpSubmit: 'Create Account',
  signUpBusy: 'Creating account...',
  errors: {
    invalid_email: 'Please enter a valid email address',
    short_password: `Password must be at least ${minPasswordLength} characters long`,
    long_password: 'Password must be at most 128 characters long',
    missing_full_name: 'Please enter your full name',
    long_full_name: 'Your name must be at most 100 characters long',
    invalid_username:
      'A username has 2 to 30 letters, digits, dots, dashes or underscores, and begins with a letter or digit',
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
  signUpFailed: {
    title: 'Sign up failed',
    message: 'Please try again with different credentials.',
  },
  notSent: 'The store cannot be reached. Please check your network; what you typed is still here.',
  tooManyAttempts: (waitSeconds?: number) => ({
    title: 'Too many attempts',
    message: `Please wait ${waitText(waitSeconds)} and try again.`,
  }),
  forgotPassword: 'Forgot password?',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  leadingTo: (provider: string) => `Going to ${provider}...`,
  socialErrors: {
    account_exists:
      'Your email already has an account here that is opened in another way. Please log in to it as you did before.',
    cancelled: 'The sign-in was cancelled.',
    expired: 'The sign-in took too long or was answered twice. Please try again.',
    no_email: 'No email address came with that account, and an account here needs one.',
    failed: 'That sign-in did not work. Please try again.',
  } satisfies Record<SocialError, string>,
  signedOut: { title: 'Signed out', message: 'You have been successfully signed out' },
  signOutFailed: { title: 'Error', message: 'Failed to sign out' },
  tryAgain: 'Try again',
  unsentTitle: 'Sign out now?',
  unsentText: 'Changes are still waiting to be sent. They are lost if you sign out.',
  stay: 'Stay signed in',
  signOutAnyway: 'Sign out anyway',
}

function waitText(seconds?: number): string {
  if (seconds === undefined) return 'a few minutes'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
