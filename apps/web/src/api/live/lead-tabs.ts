/**
 * Does something in one tab of the browser: `begin` is called in the tab whose turn it is, and what it
 * returns when its turn ends. Closed or left, a tab makes way for the next; returns how to leave.
 */
export function leadTabs(name: string, begin: () => () => void): () => void {
  // Browsers keep locks from pages on plain http.
  return navigator.locks ? leadByLock(name, begin) : leadWhileSeen(begin)
}

function leadByLock(name: string, begin: () => () => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const lead = () =>
    new Promise<void>(resolve => {
      const end = begin()
      signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
    // Left before its turn.
    if (!signal.aborted) throw error
  })
  return () => leaving.abort()
}

/** Of all tabs a shopper sees one. */
function leadWhileSeen(begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const stop = () => {
    end?.()
    end = undefined
  }
  const look = () => {
    if (document.visibilityState === 'visible') end ??= begin()
    else stop()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}
