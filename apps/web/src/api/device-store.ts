/**
 * What this browser keeps of a shopper. Every key holds the user's id, so that nothing is shown or
 * sent under another account; what waits to be sent has keys of its own.
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

export function readStored<Value>(key: string): Value | undefined {
  const text = localStorage.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/** Throws when the browser has no room or keeps nothing. */
export function writeStored(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value))
}

export function keysWith(prefix: string): string[] {
  const keys: string[] = []
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i)
    if (key?.startsWith(prefix)) keys.push(key)
  }
  return keys
}
