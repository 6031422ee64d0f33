import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredRecord } from '../../device-records/record.ts'
import type { OutboxRecords } from '../entries.ts'
import { kindsByName, type OutboxKind } from '../kind.ts'
import { createOutbox, type OutboxEvent } from './create-outbox.ts'

type Input = { text: string; thing: string; makes?: string; replaces?: string }

/** How the next attempts to send a text fail; the server accepts all other attempts. */
let failures: Record<string, Error[]>
let sent: string[]
let keysOf: Record<string, string[]>
let kept: Map<string, StoredRecord>
let hasRoom: boolean
let user: string | null

beforeEach(() => {
  failures = {}
  sent = []
  keysOf = {}
  kept = new Map()
  hasRoom = true
  user = 'robin'
})

const note: OutboxKind<Input, string> = {
  name: 'note',
  record: {
    migrations: [],
    read: data => ((data as Input).text === 'garbled' ? undefined : (data as Input)),
  },
  about: ({ input: { thing, makes } }) => [thing, ...(makes ? [makes] : [])],
  makes: ({ input }) => input.makes ?? '',
  replaces: ({ replaces }) => replaces,
  async send({ input: { text } }, { context }) {
    keysOf[text] = [...(keysOf[text] ?? []), context.idempotencyKey]
    const failure = failures[text]?.shift()
    if (failure) throw failure
    sent.push(text)
    return `took ${text}`
  },
  shows: { notes: (shown: string[], { text }) => [...shown, text] },
}

/** A tab of this device; opening another one acts as a reload. */
function openTab(now = () => new Date(0)) {
  const records: OutboxRecords = {
    open: async () => {},
    keys: prefix => [...kept.keys()].filter(key => key.startsWith(prefix)),
    read: key => kept.get(key),
    async change(changes) {
      if (!hasRoom) throw new Error('No room')
      for (const [key, record] of changes) {
        if (record) kept.set(key, structuredClone(record))
        else kept.delete(key)
      }
    },
  }
  const outbox = createOutbox({
    records,
    kinds: () => kindsByName([note]),
    confirmedUser: async () => (user ? { id: user } : null),
    withLock,
    now,
  })
  const events: string[] = []
  outbox.subscribe(event => events.push(`${event.type} ${textOf(event)}`))
  const put = (text: string, rest: Partial<Input> = {}, userId = 'robin') =>
    outbox.put(note, { userId, id: `id of ${text}`, input: { text, thing: text, ...rest } })
  return {
    ...outbox,
    events,
    put,
    waiting: () =>
      outbox
        .entriesOf('robin')
        .filter(({ refusal }) => !refusal)
        .map(textIn),
    refused: () =>
      outbox
        .entriesOf('robin')
        .filter(({ refusal }) => refusal)
        .map(textIn),
    send: () => outbox.sendAll().catch(() => {}),
  }
}

/** One sender at a time, as among the tabs of a browser. */
let last: Promise<unknown> = Promise.resolve()
function withLock<Result>(_: string, task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task)
  last = result.catch(() => {})
  return result
}

const textIn = ({ input }: { input: unknown }) => (input as Input | undefined)?.text
const textOf = ({ entry }: OutboxEvent) => textIn(entry)
const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status })
const lost = () => new TypeError('Failed to fetch')
const broken = () => refusal('INTERNAL_SERVER_ERROR', 500)

describe('what a person does', () => {
  it('is sent in the order in which it was done, whatever the clock says', async () => {
    const times = [3, 1, 2]
    const tab = openTab(() => new Date(times.shift() ?? 0))
    for (const text of ['one', 'two', 'three']) tab.put(text)
    await tab.send()
    expect(sent).toEqual(['one', 'two', 'three'])
    expect(tab.events).toEqual(['sent one', 'sent two', 'sent three'])
    expect(kept.size).toBe(0)
  })

  it('outlives a reload, and goes on after what was done before it', async () => {
    openTab().put('one')
    const tab = openTab()
    tab.put('two')
    await tab.send()
    expect(sent).toEqual(['one', 'two'])
  })

  it('is sent once, though two tabs send at the same time', async () => {
    const [one, other] = [openTab(), openTab()]
    one.put('one')
    other.put('two')
    await Promise.all([one.send(), other.send()])
    expect(sent).toEqual(['one', 'two'])
  })

  it('is not kept when the browser has no room, which is told', async () => {
    hasRoom = false
    await expect(openTab().put('one').kept).rejects.toThrow('No room')
  })

  it('is shown while it waits, and not when it was refused', async () => {
    const tab = openTab()
    for (const text of ['one', 'two']) tab.put(text)
    failures.one = [refusal('FORBIDDEN', 403)]
    failures.two = [lost()]
    expect(tab.project('robin', 'notes', ['zero'])).toEqual(['zero', 'one', 'two'])
    await tab.send()
    expect(tab.project('robin', 'notes', ['zero'])).toEqual(['zero', 'two'])
    expect(tab.project('robin', 'anything else', 1)).toBe(1)
  })
})

describe('a network or a server that fails', () => {
  it('keeps everything, which is sent later by the same key', async () => {
    const tab = openTab()
    for (const text of ['one', 'two']) tab.put(text)
    failures.one = [lost(), broken(), Object.assign(broken(), { status: 503 })]
    for (let attempt = 0; attempt < 4; attempt++) await tab.send()
    expect(sent).toEqual(['two', 'one'])
    expect(new Set(keysOf.one)).toEqual(new Set(['id of one']))
    expect(keysOf.one).toHaveLength(4)
  })

  it('that is lost is not asked for what comes later', async () => {
    const tab = openTab()
    for (const text of ['one', 'two']) tab.put(text)
    failures.one = [lost()]
    await tab.send()
    expect(keysOf).toEqual({ one: ['id of one'] })
  })

  it('on one thing holds back what depends on it, and nothing else', async () => {
    const tab = openTab()
    tab.put('one', { thing: 'list' })
    tab.put('two', { thing: 'heart' })
    tab.put('three', { thing: 'list', makes: 'trip' })
    tab.put('four', { thing: 'trip' })
    failures.one = [broken()]
    await tab.send()
    expect(sent).toEqual(['two'])
    await tab.send()
    expect(sent).toEqual(['two', 'one', 'three', 'four'])
  })
})

describe('what the server refuses', () => {
  it('is kept as refused with the reason, and holds nothing back', async () => {
    const tab = openTab()
    for (const text of ['one', 'two']) tab.put(text, { thing: 'cart' })
    failures.one = [refusal('CART_FULL', 422)]
    await tab.send()
    expect([sent, tab.waiting(), tab.refused()]).toEqual([['two'], [], ['one']])
    expect(openTab().entriesOf('robin')).toMatchObject([{ refusal: 'CART_FULL' }])
    await tab.send()
    expect(keysOf.one).toHaveLength(1)
  })

  it('goes with the next sending when it is to be tried again, by the same key', async () => {
    const tab = openTab()
    tab.put('one')
    failures.one = [refusal('CART_FULL', 422)]
    await tab.send()
    await tab.retry(tab.entriesOf('robin'))
    await tab.send()
    expect([sent, keysOf.one]).toEqual([['one'], ['id of one', 'id of one']])
  })

  it('is gone when it is dropped, and its neighbours are not', async () => {
    const tab = openTab()
    for (const text of ['one', 'two']) tab.put(text)
    await tab.drop(tab.entriesOf('robin').slice(0, 1))
    expect(tab.waiting()).toEqual(['two'])
  })

  it('holds back what it would have made, until it is tried again or dropped', async () => {
    const tab = openTab()
    tab.put('one', { makes: 'list' })
    tab.put('two', { thing: 'list' })
    failures.one = [refusal('TOO_MANY_LISTS', 422)]
    await tab.send()
    expect(tab.waiting()).toEqual(['two'])
    await tab.retry(tab.entriesOf('robin'))
    await tab.send()
    expect(sent).toEqual(['one', 'two'])
  })

  it.each([401, 408, 429])('is only put off by the status %i', async status => {
    const tab = openTab()
    tab.put('one')
    failures.one = [refusal('LATER', status)]
    await tab.send()
    expect(tab.waiting()).toEqual(['one'])
  })
})

describe('quick presses', () => {
  it('send the last one alone, and whatever stands between stays between', async () => {
    const tab = openTab()
    const milk = { thing: 'cart', replaces: 'milk' }
    for (const text of ['1 milk', '2 milk']) tab.put(text, milk)
    tab.put('1 eggs', { thing: 'cart', replaces: 'eggs' })
    tab.put('3 milk', milk)
    tab.put('save the cart', { thing: 'cart' })
    tab.put('4 milk', milk)
    await tab.send()
    expect(sent).toEqual(['1 eggs', '3 milk', 'save the cart', '4 milk'])
  })

  it('take the place of one that was refused', async () => {
    const tab = openTab()
    tab.put('1 milk', { thing: 'cart', replaces: 'milk' })
    failures['1 milk'] = [refusal('CART_FULL', 422)]
    await tab.send()
    tab.put('2 milk', { thing: 'cart', replaces: 'milk' })
    await tab.send()
    expect([sent, tab.refused()]).toEqual([['2 milk'], []])
  })
})

describe('what one person did', () => {
  it('is not sent for another, and waits until the first one is back', async () => {
    const tab = openTab()
    tab.put('one')
    for (const other of ['kim', null]) {
      user = other
      await tab.send()
    }
    expect([sent, tab.waiting()]).toEqual([[], ['one']])
    user = 'robin'
    await tab.send()
    expect(sent).toEqual(['one'])
  })
})

describe('what cannot be read', () => {
  it('is shown as refused, and holds nothing back', async () => {
    const tab = openTab()
    tab.put('garbled')
    kept.set('aisleway:robin:unsent:note:odd', { v: 2, data: 'odd' })
    tab.put('one')
    await tab.send()
    expect(sent).toEqual(['one'])
    expect(tab.entriesOf('robin').map(({ refusal: code }) => code)).toEqual([
      'UNREADABLE',
      'UNREADABLE',
    ])
  })

  it('was written by a newer version of the app, which sends it', async () => {
    const tab = openTab()
    kept.set('aisleway:robin:unsent:note:new', { v: 3, data: 'new' })
    await tab.send()
    expect([tab.entriesOf('robin'), kept.size]).toEqual([[], 1])
  })
})
