type Area = 'localStorage' | 'sessionStorage'

/**
 * Reads a text that the browser stores; null also when the browser denies its storage. No other module
 * touches that storage (module-boundaries.test.ts), so everything in it has a version (stored.ts).
 */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Throws when the browser has no room or keeps nothing. */
export function writeText(key: string, text: string, area: Area = 'localStorage'): void {
  globalThis[area].setItem(key, text)
}

export function removeText(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // A browser that denies its storage has nothing to remove.
  }
}

export function keysWith(prefix: string): string[] {
  try {
    return Array.from(
      { length: localStorage.length },
      (_, place) => localStorage.key(place) ?? '',
    ).filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}
