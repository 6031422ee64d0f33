import { messages } from '../messages.ts'

/** Why a social sign-in failed, by `?error=` in the address, which anybody may have written. */
export function socialErrorText(error: string): string {
  return Object.hasOwn(texts, error) ? texts[error]! : messages.socialErrors.failed
}

const texts: Readonly<Record<string, string>> = messages.socialErrors
