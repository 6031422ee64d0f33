import { formatCents } from '@aisleway/core/money'
import { messages } from './swap-messages.ts'

/** "$0.40 less" */
export function differenceText(cents: number): string {
  if (cents === 0) return messages.same
  return (cents < 0 ? messages.less : messages.more)(formatCents(Math.abs(cents)))
}
