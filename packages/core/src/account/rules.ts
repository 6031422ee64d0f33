import { visibleText } from '../text/visible-text.ts'

/** The rules for the fields of sign-in and sign-up (spec 1 §5); each refusal has its text in the web app. */
export const minPasswordLength = 6
export const maxPasswordLength = 128
export const minFullNameLength = 2
export const maxFullNameLength = 100
export const maxEmailLength = 254
export const minUsernameLength = 2
export const maxUsernameLength = 30

export type CredentialError =
  | 'invalid_email'
  | 'short_password'
  | 'long_password'
  | 'missing_full_name'
  | 'long_full_name'
  | 'invalid_username'

export function emailError(email: string): 'invalid_email' | undefined {
  const address = email.trim()
  const isValid = emailPattern.test(address) && address.length <= maxEmailLength
  return isValid ? undefined : 'invalid_email'
}

export function passwordError(password: string): 'short_password' | 'long_password' | undefined {
  if (password.length < minPasswordLength) return 'short_password'
  return password.length > maxPasswordLength ? 'long_password' : undefined
}

export function fullNameError(
  fullName: string,
): 'missing_full_name' | 'long_full_name' | undefined {
  const { length } = visibleText(fullName)
  if (length < minFullNameLength) return 'missing_full_name'
  return length > maxFullNameLength ? 'long_full_name' : undefined
}

/** An empty username is valid, because it is optional. */
export function usernameError(username: string): 'invalid_username' | undefined {
  const name = username.trim()
  return name === '' || usernamePattern.test(name) ? undefined : 'invalid_username'
}

export const usernamePattern = new RegExp(
  `^[a-z0-9][a-z0-9_.-]{${minUsernameLength - 1},${maxUsernameLength - 1}}$`,
  'i',
)

/** One @, no spaces and a domain with a dot, which is what a mail server could deliver to. */
const emailPattern = /^[^\s@"<>(),:;[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
