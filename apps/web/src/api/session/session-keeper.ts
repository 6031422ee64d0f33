import type { Session, User } from '@aisleway/core/account/session'

/** The spec's auth state changes (1 §4). */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'

/** A session in memory. The refresh time counts from its arrival, since a device's clock may be wrong. */
type HeldSession = { session: Session; refreshAt: number }

/** Messages between the keepers in a browser's tabs: a new token, or that a reset link was opened. */
export type KeeperMessage = HeldSession | 'recovery'

type Listener = (event: SessionEvent, session: Session | null) => void

type Deps = {
  /** Gets a new access token; the server answers 401 once the session has ended. */
  refresh: () => Promise<Session>
  hasEnded: (error: unknown) => boolean
  /** Runs the task while no other tab runs one. */
  withLock: (task: () => Promise<void>) => Promise<void>
  /** Passes the message on to `receive` of the keepers in other tabs. */
  share: (message: KeeperMessage) => void
}

/** Tokens are renewed this long before they expire. */
const marginMs = 60_000

/** How often a visible tab checks. A timer set for the due time would fire late after the device has slept. */
const tickMs = 20_000

/**
 * Keeps the access token of the signed-in user fresh while the tab is visible, and reports what happens.
 */
export function createSessionKeeper({ refresh, hasEnded, withLock, share }: Deps) {
  const listeners = new Set<Listener>()
  /** Undefined until it is known who is signed in. */
  let user: User | null | undefined
  let held: HeldSession | undefined
  /** The event to emit when the user's next token arrives. */
  let arrival: 'INITIAL_SESSION' | 'SIGNED_IN' | 'TOKEN_REFRESHED' = 'INITIAL_SESSION'
  let ticking: ReturnType<typeof setInterval> | undefined

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event, held?.session ?? null)
  }
  /** A hidden tab never refreshes. */
  const isDue = () => ticking && user && (!held || Date.now() >= held.refreshAt)

  const take = (taken: HeldSession) => {
    const before = user
    held = taken
    user = taken.session.user
    const event = before?.id === user.id ? arrival : 'SIGNED_IN'
    arrival = 'TOKEN_REFRESHED'
    emit(event)
    if (event === 'TOKEN_REFRESHED' && !isSame(before, user)) emit('USER_UPDATED')
  }

  const leave = () => {
    user = null
    held = undefined
    arrival = 'SIGNED_IN'
    emit('SIGNED_OUT')
  }

  const refreshIfDue = async () => {
    if (!isDue()) return
    await withLock(async () => {
      // Another tab may have shared its token meanwhile.
      if (!isDue()) return
      const asked = user?.id
      try {
        const session = await refresh()
        // The user signed out while the request was in flight.
        if (user?.id !== asked) return
        const taken = { session, refreshAt: Date.now() + session.expires_in * 1000 - marginMs }
        take(taken)
        share(taken)
      } catch (error) {
        // Any other error is a lost network or server, and the next tick retries.
        if (hasEnded(error) && user?.id === asked) leave()
      }
    })
  }

  return {
    /** Calls back on every later event; returns an unsubscribe function. */
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    session: () => held?.session ?? null,

    /** Called whenever the app learns who is signed in. */
    follow(known: User | null) {
      const before = user
      if (before !== undefined && isSame(before, known)) return
      user = known
      if (!known) {
        if (before) return leave()
        arrival = 'SIGNED_IN'
        return emit('INITIAL_SESSION')
      }
      if (before?.id === known.id) {
        if (!held) return
        held = { ...held, session: { ...held.session, user: known } }
        return emit('USER_UPDATED')
      }
      held = undefined
      if (before !== undefined) arrival = 'SIGNED_IN'
      refreshIfDue()
    },

    receive(message: KeeperMessage) {
      if (message === 'recovery') return emit('PASSWORD_RECOVERY')
      // A token for anyone else may belong to a session that has ended.
      if (user && message.session.user.id === user.id) take(message)
    },

    /** Called when the tab becomes visible. */
    start() {
      ticking ??= setInterval(refreshIfDue, tickMs)
      refreshIfDue()
    },

    /** Called when the tab is hidden. */
    stop() {
      clearInterval(ticking)
      ticking = undefined
    },

    /** Called when the network is back. */
    retry: refreshIfDue,

    /** Called when a password reset link was opened in this tab. */
    recover() {
      emit('PASSWORD_RECOVERY')
      share('recovery')
    },
  }
}

function isSame(one: User | null | undefined, other: User | null): boolean {
  return (
    one?.id === other?.id &&
    one?.email === other?.email &&
    one?.fullName === other?.fullName &&
    one?.emailVerified === other?.emailVerified
  )
}
