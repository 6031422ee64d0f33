import {
  type CredentialError,
  emailError,
  fullNameError,
  passwordError,
} from '@aisleway/core/account/rules'
import { messages } from './messages.ts'

/** What is wrong with a text, as shown at its field; undefined if nothing is. */
export const credentialChecks = {
  fullName: inWords(fullNameError),
  email: inWords(emailError),
  password: inWords(passwordError),
}

export function inWords(check: (text: string) => CredentialError | undefined) {
  return (text: string) => {
    const refusal = check(text)
    return refusal && messages.errors[refusal]
  }
}
