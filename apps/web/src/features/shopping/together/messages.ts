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
  unknown: 'Shared; who else has it is not known right now',
  nobodyYet: 'Shared, but nobody has joined yet',
  areShopping: (names: readonly string[]) =>
    `${enumeration(names)} ${names.length === 1 ? 'is' : 'are'} shopping`,
  viewOnly: 'View only',

  split: 'Split the store',
  splitShort: 'Split',
  splitText:
    'Each takes whole departments, with as many items left as can be alike. Everybody still sees and ticks everything.',
  splitWith: 'Split with',
  splitAnew: 'Split anew',
  splitting: 'Splitting...',
  endSplit: 'End split',
  close: 'Close',
  splitFailed: { title: 'Error', message: 'The store could not be split. Please try again.' },

  you: 'You',
  somebody: 'Somebody',
  youTake: (taken: SplitSpan, other: string) => `You take ${span(taken)}, ${other} the rest`,
  takes: (name: string, taken: SplitSpan, other: string) =>
    `${name} takes ${span(taken)}, ${other} the rest`,
  takesAll: (name: string) => `${name} takes everything`,
  youTakeAll: 'You take everything',
  nothing: 'Nothing',
  of: (name: string) => `${name} takes these`,

  finishedBy: (name: string) => `${name} finished this trip`,
  finished: 'This trip is finished',
  finishedText: (checked: number, items: number) => `${checked} of ${items} items were ticked.`,
  seeSummary: 'See the summary',
  toLists: 'Back to My Lists',

  accessEnded: 'You no longer have access to this list',
  accessEndedText: 'It was deleted, or is no longer shared with you. Nothing more is sent.',
}
