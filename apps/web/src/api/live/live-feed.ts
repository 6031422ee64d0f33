import type { LiveEvent } from '@aisleway/core/live/live-event'

/** What the leading tab passes on to the others, where somebody else may be signed in. */
export type LiveMessage = { userId: string; event: LiveEvent }

/** `isFirst` is true only in the tab that received the event from the server. */
type Listener = (event: LiveEvent, isFirst: boolean) => void

type Deps = {
  /** Calls `begin` while this tab is the leader among the browser's tabs; returns a function that leaves. */
  lead: (begin: () => () => void) => () => void
  /** Keeps the stream open; returns a function that closes it. */
  open: (onEvent: (event: LiveEvent) => void) => () => void
  /** Passes an event on to `receive` in the other tabs. */
  share: (message: LiveMessage) => void
}

/** How long the leading tab may take to say hello. */
const helloWithinMs = 1500

/** Receives the events for the signed-in user over one stream for all tabs. */
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

    /** Called whenever the app learns who is signed in. */
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
      // Another tab's stream began long ago, and this tab has missed what came before it subscribed.
      unheardHello = setTimeout(() => emit({ kind: 'hello' }, false), helloWithinMs)
    },

    receive(message: LiveMessage): void {
      if (message.userId === userId) emit(message.event, false)
    },
  }

  function emit(event: LiveEvent, isFirst: boolean): void {
    if (event.kind === 'hello') clearTimeout(unheardHello)
    for (const listener of listeners) listener(event, isFirst)
  }
}
