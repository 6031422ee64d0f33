import type { LiveEvent } from '@aisleway/core/live/live-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadTabs } from './lead-tabs.ts'
import { createLiveFeed, type LiveMessage } from './live-feed.ts'

const hello: LiveEvent = { kind: 'hello' }
const notices: LiveEvent = { kind: 'notices' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('seven tabs hear everything over one stream', async () => {
  const { openTab, streams } = browser()
  const tabs = Array.from({ length: 7 }, () => openTab('robin'))
  await settle()
  expect(streams.map(({ tab }) => tab)).toEqual([0])
  for (const event of [hello, notices]) streams[0]?.onEvent(event)
  for (const { heard } of tabs) expect(heard).toEqual([hello, notices])
})

it('one tab is told that it is the first to hear', async () => {
  const { openTab, streams } = browser()
  const tabs = [openTab('robin'), openTab('robin'), openTab('robin')]
  await settle()
  streams[0]?.onEvent(notices)
  expect(tabs.map(({ firsts }) => firsts)).toEqual([1, 0, 0])
})

it('when its tab is closed another one takes over, and all go on hearing', async () => {
  const { openTab, streams } = browser()
  const [first, second, third] = [openTab('robin'), openTab('robin'), openTab('robin')]
  await settle()
  first.feed.follow(null)
  await settle()
  expect(streams.map(({ tab }) => tab)).toEqual([1])
  streams[0]?.onEvent(hello)
  for (const { heard } of [second, third]) expect(heard).toEqual([hello])
  expect(first.heard).toEqual([])
})

it('a tab that was closed before its turn never takes it', async () => {
  const { openTab, streams } = browser()
  const [first, second] = [openTab('robin'), openTab('robin'), openTab('robin')]
  await settle()
  second.feed.follow(null)
  first.feed.follow(null)
  await settle()
  expect(streams.map(({ tab }) => tab)).toEqual([2])
})

it('no stream is open for a visitor, nor after sign-out', async () => {
  const { openTab, streams } = browser()
  const tab = openTab(null)
  await settle()
  expect(streams).toEqual([])
  tab.feed.follow('robin')
  await settle()
  expect(streams).toHaveLength(1)
  tab.feed.follow(null)
  await settle()
  expect(streams).toEqual([])
})

it('another user is told nothing of the one before', async () => {
  const { openTab, streams } = browser()
  openTab('robin')
  const other = openTab('kim')
  await settle()
  streams[0]?.onEvent(notices)
  expect(other.heard).toEqual([])
})

it('a tab that comes late catches up by itself, once', async () => {
  const { openTab, streams } = browser()
  openTab('robin')
  await settle()
  streams[0]?.onEvent(hello)
  await vi.advanceTimersByTimeAsync(10_000)
  const late = openTab('robin')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(late.heard).toEqual([hello])
})

it('hello is heard once where the stream is quick to say it', async () => {
  const { openTab, streams } = browser()
  const tabs = [openTab('robin'), openTab('robin')]
  await settle()
  streams[0]?.onEvent(hello)
  await vi.advanceTimersByTimeAsync(10_000)
  for (const { heard } of tabs) expect(heard).toEqual([hello])
})

/** One browser: its tabs share locks and receive each other's messages. */
function browser() {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const streams: { tab: number; onEvent: (event: LiveEvent) => void }[] = []
  const receivers: ((message: LiveMessage) => void)[] = []

  const openTab = (user: string | null) => {
    const tab = receivers.length
    const heard: LiveEvent[] = []
    const feed = createLiveFeed({
      lead: begin => leadTabs('live', begin),
      open(onEvent) {
        const stream = { tab, onEvent }
        streams.push(stream)
        return () => {
          streams.splice(streams.indexOf(stream), 1)
        }
      },
      share: message => {
        for (const receive of receivers) if (receive !== feed.receive) receive(message)
      },
    })
    receivers.push(feed.receive)
    const opened = { feed, heard, firsts: 0 }
    feed.subscribe((event, isFirst) => {
      heard.push(event)
      if (isFirst) opened.firsts++
    })
    feed.follow(user)
    return opened
  }
  return { openTab, streams }
}

/** Like a browser's locks: first come, first served, and a signal aborts a waiting request. */
function fakeLocks() {
  let queue = Promise.resolve()
  return {
    request(_: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>) {
      const turn = queue.then(() => {
        signal.throwIfAborted()
        return task()
      })
      queue = turn.catch(() => {})
      return turn
    },
  }
}

function settle() {
  return vi.advanceTimersByTimeAsync(100)
}
