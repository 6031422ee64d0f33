type Area = 'localStorage' | 'sessionStorage'

/**
 * Reads a text from web storage; null also if the browser blocks storage. No other module touches that
 * storage (module-boundaries.test.ts), so everything in it is versioned (stored.ts).
 */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Throws if the browser has no room or blocks storage. */
export function writeText(key: string, text: string, area: Area = 'localStorage'): void {
  globalThis[area].setItem(key, text)
}

export function removeText(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // If the browser blocks storage, there is nothing to remove.
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
