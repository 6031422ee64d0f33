/**
 * The keys under which this browser keeps what belongs to a shopper. Each holds the user's id, so that
 * nothing is shown or sent under another account; what waits to be sent has keys of its own.
 */
export function deviceKey(userId: string, ...parts: string[]): string {
  return ['aisleway', userId, ...parts].join(':')
}

export function unsentKey(userId: string, ...parts: string[]): string {
  return deviceKey(userId, 'unsent', ...parts)
}

/** The spec's key (2 §3): a map of item id to checked. */
export function progressKey(listId: string): string {
  return `shopping_progress_${listId}`
}

/** The key under which unreadable data is set aside. A user's data stays among that user's keys. */
export function unreadableKey(key: string): string {
  const [app, userId = '', ...rest] = key.split(':')
  return rest.length > 0
    ? [app, userId, 'unreadable', ...rest].join(':')
    : `${unreadablePrefix}${key}`
}

/** The prefix for data whose key names no user. */
export const unreadablePrefix = 'aisleway:unreadable:'

/** The cache of the pictures that belong to the copies, which the service worker reads. */
export const copiedPictures = 'copied-pictures'

/** The cache of the pictures of the list that is shopped. */
export const listPictures = 'list-pictures'
