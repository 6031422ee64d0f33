/**
 * Elects one tab of the browser as leader: `begin` is called in that tab, and the function it returns when
 * its turn ends. When the leader closes or leaves, the next tab takes over. Returns a function that leaves.
 */
export function leadTabs(name: string, begin: () => () => void): () => void {
  // Browsers do not offer locks to pages on plain HTTP.
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
    // The tab left before its turn came.
    if (!signal.aborted) throw error
  })
  return () => leaving.abort()
}

/** Without locks the visible tab leads, since a shopper sees one at a time. */
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
