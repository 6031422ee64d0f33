import { isRefusal } from '../../../api/client/refusal.ts'
import { messages, refusalTexts } from './messages.ts'

/** The reason shown to the shopper for a failed change. */
export function failureText(error: unknown): string {
  if (!isRefusal(error)) return messages.unreachable
  return texts[error.code] ?? messages.tryLater
}

const texts: Partial<Record<string, string>> = refusalTexts
