import type { LiveEvent } from '@aisleway/core/live/live-event'

/** What the tab that keeps the stream passes on; the others may know somebody else as signed in. */
export type LiveNews = { userId: string; event: LiveEvent }

/** `isFirst` in the one tab that heard it from the server. */
type Listener = (event: LiveEvent, isFirst: boolean) => void

type Deps = {
  /** Calls `begin` while it is this tab's turn among all of the browser; returns how to leave. */
  lead: (begin: () => () => void) => () => void
  /** Keeps the stream open; returns how to close it. */
  open: (hear: (event: LiveEvent) => void) => () => void
  /** Tells the other tabs, which `hear` it. */
  share: (news: LiveNews) => void
}

/** So long the tab that keeps the stream may take to say hello. */
const helloWithinMs = 1500

/** The events for whoever is signed in, over one stream for all tabs. */
export function createLiveFeed({ lead, open, share }: Deps) {
  const listeners = new Set<Listener>()
  let userId: string | null = null
  let leave = () => {}
  let unheardHello: ReturnType<typeof setTimeout> | undefined

  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Told whenever the app learns who is here. */
    follow(known: string | null): void {
      if (known === userId) return
      leave()
      clearTimeout(unheardHello)
      userId = known
      if (!known) {
        leave = () => {}
        return
      }
      leave = lead(() =>
        open(event => {
          emit(event, true)
          share({ userId: known, event })
        }),
      )
      // Another tab's stream has long begun: what came before this tab listened was missed all the same.
      unheardHello = setTimeout(() => emit({ kind: 'hello' }, false), helloWithinMs)
    },

    hear(news: LiveNews): void {
      if (news.userId === userId) emit(news.event, false)
    },
  }

  function emit(event: LiveEvent, isFirst: boolean): void {
    if (event.kind === 'hello') clearTimeout(unheardHello)
    for (const listener of listeners) listener(event, isFirst)
  }
}
