import type { Store } from '@aisleway/core/catalogue/contract'
import { clockText } from '../../../ui/text/clock-text.ts'

/** The store's own hours text is English, so this states what it means. */
export function hoursText({ hours }: Store): string {
  return `De ${clockText(hours.opens)} a ${clockText(hours.closes)}`.replace(/(De|a) el /g, '$1l ')
}
