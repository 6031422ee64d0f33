import { factorCodeDigits, phonePattern } from '@aisleway/core/account/factor-rules'
import { usernameError } from '@aisleway/core/account/rules'
import { visibleText } from '@aisleway/core/text/visible-text'
import { credentialChecks, inWords } from '../credential-checks.ts'
import { messages } from './messages.ts'

/** The checks of every field on Profile. */
export const checks = {
  fullName: credentialChecks.fullName,
  username: inWords(usernameError),
  email: credentialChecks.email,
  newPassword: credentialChecks.password,
  /** Only the server knows whether it is correct. */
  password: (text: string) => (text ? undefined : messages.passwordMissingError),
  factorName: (text: string) => (visibleText(text) ? undefined : messages.factorNameMissing),
  code: (text: string) =>
    codePattern.test(withoutSpaces(text)) ? undefined : messages.codeInvalid,
  phone: (text: string) =>
    phonePattern.test(phoneDigits(text)) ? undefined : messages.phoneInvalid,
}

const codePattern = new RegExp(`^\\d{${factorCodeDigits}}$`)

/** Some apps show a code as "123 456". */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

/** E.164: "+1 (518) 555-0123" becomes "+15185550123". */
export function phoneDigits(text: string): string {
  return text.replace(/[\s().-]/g, '')
}
