import { minPasswordLength } from '@aisleway/core/account/rules'

/** The messages of the sign-in endpoints, in the words of the spec where it has any (1 §5, §8). */
export const messages = {
  notFound: 'Not found',
  unexpectedField: (name: string) => `${name} is not expected here`,
  missingField: (name: string) => `${name} is missing`,
  invalidEmail: 'Please enter a valid email address',
  missingFullName: 'Please enter your full name',
  shortPassword: `Password must be at least ${minPasswordLength} characters long`,
  wrongPassword: 'That is not your password',
  signInFailed: 'Please check your credentials and try again.',
  signUpFailed: 'Please try again with different credentials.',
  resetRequested: 'If there is an account with this address, a mail is on its way.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
}
