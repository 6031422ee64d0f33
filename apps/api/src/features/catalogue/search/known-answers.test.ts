import { expect, it, vi } from 'vitest'
import type { Shelf } from '../shelf.ts'
import { knownAnswer, knownBytes, mostKnownBytes } from './known-answers.ts'

const emptyShelf = () => ({}) as Shelf

it('works an answer out once for each shelf', () => {
  const workOut = vi.fn(() => '{"hits":[]}')
  const shelf = emptyShelf()
  expect(Buffer.from(knownAnswer(shelf, 'milk', workOut)).toString()).toBe('{"hits":[]}')
  expect(knownAnswer(shelf, 'milk', workOut)).toBe(knownAnswer(shelf, 'milk', workOut))
  expect(workOut).toHaveBeenCalledTimes(1)
  knownAnswer(emptyShelf(), 'milk', workOut)
  expect(workOut).toHaveBeenCalledTimes(2)
})

it('keeps no more bytes than it may, and forgets what was asked for longest ago', () => {
  const shelf = emptyShelf()
  const answer = 'x'.repeat(100_000)
  const workOut = vi.fn(() => answer)
  knownAnswer(shelf, 'first', workOut)
  for (let i = 0; i < 500; i++) {
    knownAnswer(shelf, `request ${i}`, workOut)
    knownAnswer(shelf, 'first', workOut)
    expect(knownBytes(shelf)).toBeLessThanOrEqual(mostKnownBytes)
  }
  expect(workOut).toHaveBeenCalledTimes(501)
  knownAnswer(shelf, 'request 499', workOut)
  expect(workOut).toHaveBeenCalledTimes(501)
  knownAnswer(shelf, 'request 0', workOut)
  expect(workOut).toHaveBeenCalledTimes(502)
})

it('does not keep one huge answer', () => {
  const shelf = emptyShelf()
  knownAnswer(shelf, 'everything', () => 'x'.repeat(1_000_000))
  expect(knownBytes(shelf)).toBe(0)
})
