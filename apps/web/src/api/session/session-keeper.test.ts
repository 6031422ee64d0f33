import type { Session, User } from '@aisleway/core/account/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionKeeper, type KeeperMessage, type SessionEvent } from './session-keeper.ts'

const robin: User = {
  id: 'robin',
  email: 'robin@example.com',
  fullName: 'Robin Ferris',
  emailVerified: false,
}
const kim: User = { ...robin, id: 'kim', email: 'kim@example.com', fullName: 'Kim Doyle' }

const second = 1000
const minute = 60 * second
const lifeSeconds = 15 * 60

class SignedOut extends Error {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the first thing a tab tells', () => {
  it('is that nobody is signed in', () => {
    const tab = browser().openTab()
    tab.keeper.follow(null)
    expect(tab.events).toEqual(['INITIAL_SESSION'])
    expect(tab.keeper.session()).toBeNull()
  })

  it('is the session of whoever is signed in, once its token is there', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    expect(tab.events).toEqual([])
    await settle()
    expect(tab.events).toEqual(['INITIAL_SESSION'])
    expect(tab.keeper.session()).toMatchObject({ access_token: 'token 1', user: robin })
    expect(server.calls).toBe(1)
  })

  it('waits while the tab is hidden, and comes with the first look', async () => {
    const { openTab, server } = browser()
    const tab = openTab({ hidden: true })
    tab.keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(server.calls).toBe(0)
    tab.keeper.start()
    await settle()
    expect(tab.events).toEqual(['INITIAL_SESSION'])
  })
})

describe('signing in and out', () => {
  it('is told with and without a session', async () => {
    const tab = browser().openTab()
    tab.keeper.follow(null)
    tab.keeper.follow(robin)
    await settle()
    tab.keeper.follow(null)
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT'])
    expect(tab.keeper.session()).toBeNull()
  })

  it('as somebody else is a sign-in, with a token of their own', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await settle()
    server.user = kim
    tab.keeper.follow(kim)
    expect(tab.keeper.session()).toBeNull()
    await settle()
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN'])
    expect(tab.keeper.session()?.user).toEqual(kim)
  })

  it('out while a token is on its way leaves none behind', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    server.delayMs = 2 * second
    tab.keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(second)
    tab.keeper.follow(null)
    await vi.advanceTimersByTimeAsync(minute)
    expect(tab.events).toEqual(['SIGNED_OUT'])
    expect(tab.keeper.session()).toBeNull()
  })

  it('a listener that stopped hears nothing more', () => {
    const { keeper } = browser().openTab()
    const listener = vi.fn()
    keeper.subscribe(listener)()
    keeper.follow(null)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a change of the user', () => {
  it('is told, and stands in the session', async () => {
    const tab = browser().openTab()
    tab.keeper.follow(robin)
    await settle()
    tab.keeper.follow({ ...robin, fullName: 'Robin F.' })
    expect(tab.events).toEqual(['INITIAL_SESSION', 'USER_UPDATED'])
    expect(tab.keeper.session()?.user.fullName).toBe('Robin F.')
    tab.keeper.follow({ ...robin, fullName: 'Robin F.' })
    expect(tab.events).toHaveLength(2)
  })

  it('that only the server knows of comes with the next token', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await settle()
    server.user = { ...robin, emailVerified: true }
    await vi.advanceTimersByTimeAsync(15 * minute)
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED', 'USER_UPDATED'])
    expect(tab.keeper.session()?.user.emailVerified).toBe(true)
  })
})

describe('refreshing', () => {
  it('happens about a minute before the token ends', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(13.9 * minute)
    expect(server.calls).toBe(1)
    await vi.advanceTimersByTimeAsync(0.5 * minute)
    expect(server.calls).toBe(2)
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
  })

  it('goes on for as long as the tab is looked at', async () => {
    const { openTab, server } = browser()
    openTab().keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(2 * 60 * minute)
    expect(server.calls).toBeGreaterThanOrEqual(8)
    expect(server.calls).toBeLessThanOrEqual(9)
  })

  it('stops when the tab is hidden, and happens at once when it is seen again', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await settle()
    tab.keeper.stop()
    await vi.advanceTimersByTimeAsync(3 * 60 * minute)
    expect(server.calls).toBe(1)
    tab.keeper.start()
    await settle()
    expect(server.calls).toBe(2)
  })

  it('does not happen when a tab with a fresh token is seen again', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await settle()
    tab.keeper.stop()
    await vi.advanceTimersByTimeAsync(5 * minute)
    tab.keeper.start()
    await settle()
    expect(server.calls).toBe(1)
  })

  it('does not trust the date of the device', async () => {
    const { openTab, server } = browser()
    vi.setSystemTime(new Date('1999-12-31T23:00:00Z'))
    openTab().keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(13 * minute)
    expect(server.calls).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(server.calls).toBe(2)
  })

  it('happens at once after the device slept', async () => {
    const { openTab, server } = browser()
    openTab().keeper.follow(robin)
    await settle()
    vi.setSystemTime(Date.now() + 60 * minute)
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(server.calls).toBe(2)
  })
})

describe('a server out of reach', () => {
  it('signs nobody out, and is tried again', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    tab.keeper.follow(robin)
    await settle()
    server.failure = new TypeError('Failed to fetch')
    await vi.advanceTimersByTimeAsync(20 * minute)
    expect(tab.events).toEqual(['INITIAL_SESSION'])
    expect(tab.keeper.session()?.access_token).toBe('token 1')
    server.failure = undefined
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
  })

  it('is tried at once when the network is back', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    server.failure = new TypeError('Failed to fetch')
    tab.keeper.follow(robin)
    await settle()
    server.failure = undefined
    tab.keeper.retry()
    await settle()
    expect(tab.events).toEqual(['INITIAL_SESSION'])
  })
})

it('a refused refresh is a sign-out', async () => {
  const { openTab, server } = browser()
  const tab = openTab()
  tab.keeper.follow(robin)
  await settle()
  server.failure = new SignedOut()
  await vi.advanceTimersByTimeAsync(15 * minute)
  expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT'])
  expect(tab.keeper.session()).toBeNull()
  const { calls } = server
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(server.calls).toBe(calls)
})

describe('two tabs', () => {
  it('refresh once between them, and both have the new token', async () => {
    const { openTab, server } = browser()
    const tabs = [openTab(), openTab()]
    for (const tab of tabs) tab.keeper.follow(robin)
    await settle()
    expect(server.calls).toBe(1)
    server.delayMs = 3 * second
    await vi.advanceTimersByTimeAsync(15 * minute)
    expect(server.calls).toBe(2)
    for (const tab of tabs) {
      expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
      expect(tab.keeper.session()?.access_token).toBe('token 2')
    }
  })

  it('a hidden one is given the token of the one in sight', async () => {
    const { openTab, server } = browser()
    const seen = openTab()
    const hidden = openTab({ hidden: true })
    for (const tab of [seen, hidden]) tab.keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(15 * minute)
    seen.keeper.stop()
    hidden.keeper.start()
    await settle()
    expect(server.calls).toBe(2)
    expect(hidden.keeper.session()).toEqual(seen.keeper.session())
  })

  it('the second goes on when the first one was closed while asking', async () => {
    const { openTab, server } = browser()
    const tab = openTab()
    server.delayMs = second
    server.failure = new TypeError('aborted')
    openTab().keeper.follow(robin)
    tab.keeper.follow(robin)
    await vi.advanceTimersByTimeAsync(1.5 * second)
    server.failure = undefined
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(tab.keeper.session()).not.toBeNull()
  })

  it('one that is signed out takes no token from the other', async () => {
    const { openTab } = browser()
    const [tab, other] = [openTab(), openTab()]
    tab.keeper.follow(null)
    other.keeper.follow(robin)
    await settle()
    expect(other.keeper.session()).not.toBeNull()
    expect(tab.keeper.session()).toBeNull()
    expect(tab.events).toEqual(['INITIAL_SESSION'])
  })
})

it('an opened reset link is told once in every tab', () => {
  const { openTab } = browser()
  const tabs = [openTab(), openTab({ hidden: true })]
  tabs[0]?.keeper.recover()
  for (const tab of tabs) expect(tab.events).toEqual(['PASSWORD_RECOVERY'])
})

/** One browser: its tabs share a lock and receive each other's messages; its server counts the calls. */
function browser() {
  const server = {
    calls: 0,
    delayMs: 10,
    failure: undefined as Error | undefined,
    user: robin,
  }
  const receivers: ((message: KeeperMessage) => void)[] = []
  let queue = Promise.resolve()

  const refresh = async (): Promise<Session> => {
    server.calls++
    const { failure, user } = server
    const token = `token ${server.calls}`
    await new Promise(resolve => setTimeout(resolve, server.delayMs))
    if (failure) throw failure
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: lifeSeconds,
      expires_at: Math.floor(Date.parse('2026-03-01T10:15:00Z') / 1000),
      user,
    }
  }

  const openTab = ({ hidden = false } = {}) => {
    const keeper = createSessionKeeper({
      refresh,
      hasEnded: error => error instanceof SignedOut,
      withLock: task => {
        queue = queue.then(task)
        return queue
      },
      share: message => {
        for (const receive of receivers) if (receive !== keeper.receive) receive(message)
      },
    })
    receivers.push(keeper.receive)
    const events: SessionEvent[] = []
    keeper.subscribe(event => events.push(event))
    if (!hidden) keeper.start()
    return { keeper, events }
  }
  return { server, openTab }
}

/** Waits until answers in flight have arrived. */
function settle() {
  return vi.advanceTimersByTimeAsync(second)
}
