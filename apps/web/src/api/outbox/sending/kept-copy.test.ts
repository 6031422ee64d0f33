import { beforeEach, describe, expect, it } from 'vitest'
import { stubBrowser, stubNetwork } from '../../../testing/stub-browser.ts'
import { changeRecords } from '../../device-records/device-records.ts'
import { forgetOnDevice } from '../../device-records/forget-on-device.ts'
import { deviceKey } from '../../device-records/keys.ts'
import { act } from '../act.ts'
import type { OutboxKind } from '../kind.ts'
import { setKinds } from '../kinds.ts'
import { enqueue } from '../on-device.ts'

/** Adds a word to a list of words. */
const word: OutboxKind<string> = {
  name: 'word',
  record: { migrations: [], read: data => (typeof data === 'string' ? data : undefined) },
  about: () => ['words'],
  send: async () => {},
  shows: { words: (words: string[], added: string) => [...words, added] },
}

let words: ReturnType<typeof import('./kept-copy.ts').keptCopy<string[]>>
let lastAnswerAt: typeof import('./kept-copy.ts').lastAnswerAt

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
  await forgetOnDevice('kim')
  setKinds(async () => ({ kinds: [word] }))
  const copies = await import('./kept-copy.ts')
  words = copies.keptCopy<string[]>('words', Array.isArray)
  lastAnswerAt = copies.lastAnswerAt
})

const noNetwork = async () => {
  throw new TypeError('Failed to fetch')
}
const refused = async () => {
  throw Object.assign(new Error(), { code: 'UNAUTHORIZED', status: 401 })
}
const say = (id: string, input: string) => enqueue(word, { userId: 'robin', group: '', id, input })

describe('the last answer of the server', () => {
  it('is shown without a network, with what was done on the device since', async () => {
    await words.read('robin', async () => ['milk'])
    await say('one', 'eggs')
    expect(await words.read('robin', noNetwork)).toEqual(['milk', 'eggs'])
  })

  it('is what a change was answered with', async () => {
    await words.take('robin', ['milk', 'rice'])
    expect(await words.read('robin', noNetwork)).toEqual(['milk', 'rice'])
  })

  it('is not what was asked before that change and is answered after it', async () => {
    let answer = (_: string[]) => {}
    const asked = words.read('robin', () => new Promise(resolve => (answer = resolve)))
    await words.take('robin', ['milk', 'rice'])
    answer(['milk'])
    await asked
    expect(await words.read('robin', noNetwork)).toEqual(['milk', 'rice'])
  })

  it('is shown with what waits also where the server answers', async () => {
    await say('one', 'eggs')
    expect(await words.read('robin', async () => ['milk'])).toEqual(['milk', 'eggs'])
    expect(await words.read('robin', noNetwork)).toEqual(['milk', 'eggs'])
  })

  it('does not take back what was pressed while the outbox is being opened', async () => {
    const { changeNow } = await import('./act-now.ts')
    changeNow(word, { userId: 'robin', id: 'one', input: 'eggs' })
    act(word, { userId: 'robin', id: 'two', input: 'rice' })
    expect(await words.take('robin', ['milk'])).toEqual(['milk', 'eggs', 'rice'])
    expect(await words.take('kim', ['milk'])).toEqual(['milk'])
  })

  it('is not shown to anybody else, nor where the server refuses to tell', async () => {
    await words.read('robin', async () => ['milk'])
    await expect(words.read('kim', noNetwork)).rejects.toThrow('Failed to fetch')
    await expect(words.read('robin', refused)).rejects.toMatchObject({ status: 401 })
  })

  it('is still there if an earlier version of the app stored it', async () => {
    const at = '2026-11-24T08:00:00.000Z'
    const stored = { v: 0, data: { told: ['milk'], at } }
    await changeRecords([[deviceKey('robin', 'copy', 'words'), stored]])
    expect(await words.read('robin', noNetwork)).toEqual(['milk'])
    expect(lastAnswerAt('robin')).toBe(at)
  })

  it('is nothing before the server answered', async () => {
    stubNetwork(false)
    await expect(words.read('robin', noNetwork)).rejects.toThrow('Failed to fetch')
  })
})
