import { clockText } from '../../../ui/text/clock-text.ts'

export const messages = {
  open: (closes: string) => `Open until ${clockText(closes)}`,
  closed: (opens: string) => `Closed, opens at ${clockText(opens)}`,
}
