import { expect, it } from 'vitest'
import { reshuffle } from './reshuffle.ts'

it('with all meals on view new ones are picked', () => {
  expect(reshuffle({ kind: 'all' }, 5, 30)).toEqual({ kind: 'pick' })
})

it('a single meal gives way to the next, and the last to a new pick', () => {
  expect(reshuffle({ kind: 'single', index: 0 }, 5, 30)).toEqual({ kind: 'show', index: 1 })
  expect(reshuffle({ kind: 'single', index: 3 }, 5, 30)).toEqual({ kind: 'show', index: 4 })
  expect(reshuffle({ kind: 'single', index: 4 }, 5, 30)).toEqual({ kind: 'pick' })
})

it('with one match or none there is nothing to shuffle', () => {
  expect(reshuffle({ kind: 'all' }, 1, 1)).toEqual({ kind: 'nothing' })
  expect(reshuffle({ kind: 'single', index: 0 }, 1, 1)).toEqual({ kind: 'nothing' })
  expect(reshuffle({ kind: 'all' }, 0, 0)).toEqual({ kind: 'nothing' })
})
