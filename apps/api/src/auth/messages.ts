import {
  maxFullNameLength,
  maxPasswordLength,
  minPasswordLength,
} from '@aisleway/core/account/rules'

/** The messages of the sign-in endpoints, in the words of the spec where it has any (1 §5, §8). */
export const messages = {
  notFound: 'Not found',
  unexpectedField: (name: string) => `${name} is not expected here`,
  missingField: (name: string) => `${name} is missing`,
  credentials: {
    invalid_email: 'Please enter a valid email address',
    missing_full_name: 'Please enter your full name',
    long_full_name: `Your name must be at most ${maxFullNameLength} characters long`,
    short_password: `Password must be at least ${minPasswordLength} characters long`,
    long_password: `Password must be at most ${maxPasswordLength} characters long`,
  },
  wrongPassword: 'That’s not your password',
  signInFailed: 'Please check your credentials and try again.',
  signUpFailed: 'Please try again with different credentials.',
  resetRequested: 'If there’s an account with this email, we’ve sent it a link.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
}
