import type { Store } from '@aisleway/core/catalogue/contract'
import { clockText } from '../../../ui/text/clock-text.ts'

/** The store's own words are English: what they mean. */
export function hoursText({ hours }: Store): string {
  return `De ${clockText(hours.opens)} a ${clockText(hours.closes)}`.replace(/(De|a) el /g, '$1l ')
}
