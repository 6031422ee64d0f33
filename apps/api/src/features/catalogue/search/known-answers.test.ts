import { expect, it, vi } from 'vitest'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { knownAnswer, knownBytes, mostKnownBytes } from './known-answers.ts'

const answerOf = (bytes: Buffer<ArrayBuffer>) => ({ bytes, missed: [] })

const emptySnapshot = () => ({}) as CatalogueSnapshot

it('works an answer out twice at most for each snapshot', () => {
  const workOut = vi.fn(() => answerOf(Buffer.from('{"hits":[]}')))
  const snapshot = emptySnapshot()
  expect(Buffer.from(knownAnswer(snapshot, 'milk', workOut).bytes).toString()).toBe('{"hits":[]}')
  expect(knownAnswer(snapshot, 'milk', workOut)).toBe(knownAnswer(snapshot, 'milk', workOut))
  expect(workOut).toHaveBeenCalledTimes(2)
  knownAnswer(emptySnapshot(), 'milk', workOut)
  expect(workOut).toHaveBeenCalledTimes(3)
})

it('keeps no answer to a request that came once', () => {
  const snapshot = emptySnapshot()
  for (let i = 0; i < 5000; i++)
    knownAnswer(snapshot, `request ${i}`, () => answerOf(Buffer.alloc(1000)))
  expect(knownBytes(snapshot)).toBe(0)
})

it('keeps no more bytes than it may, and forgets what was asked for longest ago', () => {
  const snapshot = emptySnapshot()
  const answer = answerOf(Buffer.alloc(100_000))
  const workOut = vi.fn(() => answer)
  const askTwice = (request: string) => {
    knownAnswer(snapshot, request, workOut)
    knownAnswer(snapshot, request, workOut)
  }
  askTwice('first')
  for (let i = 0; i < 500; i++) {
    askTwice(`request ${i}`)
    knownAnswer(snapshot, 'first', workOut)
    expect(knownBytes(snapshot)).toBeLessThanOrEqual(mostKnownBytes)
  }
  expect(workOut).toHaveBeenCalledTimes(2 * 501)
  knownAnswer(snapshot, 'request 499', workOut)
  expect(workOut).toHaveBeenCalledTimes(2 * 501)
  knownAnswer(snapshot, 'request 0', workOut)
  expect(workOut).toHaveBeenCalledTimes(2 * 501 + 1)
})

it('does not keep one huge answer', () => {
  const snapshot = emptySnapshot()
  for (let i = 0; i < 3; i++)
    knownAnswer(snapshot, 'everything', () => answerOf(Buffer.alloc(1_000_000)))
  expect(knownBytes(snapshot)).toBe(0)
})
