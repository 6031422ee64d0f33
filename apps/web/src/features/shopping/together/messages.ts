import type { SplitSpan } from '@aisleway/core/sharing/split-span'
import { locale } from '../../../ui/text/locale.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'

const enumeration = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)

/** "Produce to Bakery", or "Produce and Frozen". */
const span = (taken: SplitSpan) =>
  taken.kind === 'range'
    ? `${labels.department(taken.first)} to ${labels.department(taken.last)}`
    : enumeration(taken.departments.map(labels.department))

export const messages = {
  together: 'Shopping together',
  sharedWith: (names: readonly string[]) => `Shared with ${enumeration(names)}`,
  unknown: 'Shared. We can’t load who else has it right now.',
  nobodyYet: 'Shared, but no one has joined yet',
  areShopping: (names: readonly string[]) =>
    `${enumeration(names)} ${names.length === 1 ? 'is' : 'are'} shopping`,
  viewOnly: 'View only',

  split: 'Split the store',
  splitShort: 'Split',
  splitText:
    'We’ll divide the departments so you each have about the same number of items left. Everyone can still see and check off everything.',
  splitWith: 'Split with',
  splitAgain: 'Split again',
  splitting: 'Splitting...',
  endSplit: 'End split',
  close: 'Close',
  splitFailed: { title: 'Error', message: 'We couldn’t split the store. Please try again.' },

  you: 'You',
  somebody: 'Someone',
  youTake: (taken: SplitSpan, other: string) => `You take ${span(taken)}, ${other} the rest`,
  takes: (name: string, taken: SplitSpan, other: string) =>
    `${name} takes ${span(taken)}, ${other} the rest`,
  takesAll: (name: string) => `${name} takes everything`,
  youTakeAll: 'You take everything',
  nothing: 'Nothing',
  of: (name: string) => `${name} takes these`,

  finishedBy: (name: string) => `${name} finished this trip`,
  finished: 'This trip is finished',
  finishedText: (checked: number, items: number) =>
    `${checked} of ${items} ${items === 1 ? 'item was' : 'items were'} checked off.`,
  checkedTooLate: (names: readonly string[], who: string | null | undefined) =>
    `${names.length === 1 ? '1 item' : `${names.length} items`} you checked off after ${
      who ? `${who} finished` : 'it was finished'
    } ${names.length === 1 ? 'is' : 'are'} not part of it: ${enumeration(names)}.`,
  seeSummary: 'View summary',
  toLists: 'Back to My Lists',

  accessEnded: 'You no longer have access to this list',
  accessEndedText:
    'It was deleted or is no longer shared with you. Your changes won’t sync anymore.',
}
