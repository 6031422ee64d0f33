/**
 * The keys under which this browser stores a shopper's data. Each contains the user's id, so that nothing
 * is shown or sent under another account; unsent changes have keys of their own.
 */
export function deviceKey(userId: string, ...parts: string[]): string {
  return ['aisleway', userId, ...parts].join(':')
}

export function unsentKey(userId: string, ...parts: string[]): string {
  return deviceKey(userId, 'unsent', ...parts)
}

/** The key of what a user typed in a form of this kind, for example the note of a product. */
export function draftKey(userId: string, form: string, ...parts: string[]): string {
  return deviceKey(userId, `${form}-draft`, ...parts)
}

export function isDraftKey(key: string): boolean {
  return key.split(':')[2]?.endsWith('-draft') === true
}

/** The spec's key (2 §3): a map of item id to checked. */
export function progressKey(listId: string): string {
  return `shopping_progress_${listId}`
}

/** The key, in the storage of a tab, of the page that was left and its scroll position. */
export const placeKey = 'aisleway:place'

/** The key, in the storage of a tab, of the timers of the meal that is being cooked. */
export const cookTimersKey = 'aisleway:cook-timers'

/** The key under which unreadable data is set aside. A user's data stays under that user's keys. */
export function unreadableKey(key: string): string {
  const [app, userId = '', ...rest] = key.split(':')
  return rest.length > 0
    ? [app, userId, 'unreadable', ...rest].join(':')
    : `${unreadablePrefix}${key}`
}

/** The prefix for data whose key names no user. */
export const unreadablePrefix = 'aisleway:unreadable:'

/** The cache of the pictures that belong to the copies, read by the service worker. */
export const copiedPictures = 'copied-pictures'

/** The cache of the pictures of the list being shopped. */
export const listPictures = 'list-pictures'
