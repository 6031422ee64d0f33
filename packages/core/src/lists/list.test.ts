import { describe, expect, it } from 'vitest'
import {
  hasProgress,
  listAge,
  listName,
  listTotalCents,
  progressPercent,
  statusOnDevice,
} from './list.ts'

describe('a list’s name', () => {
  it('is trimmed', () => expect(listName('  Party ', '11/21/2026')).toBe('Party'))
  it.each([undefined, '', '   ', '\u200b'])(
    'is “Shopping List” and the date without one: %j',
    given => expect(listName(given, '11/21/2026')).toBe('Shopping List 11/21/2026'),
  )
})

describe('a list’s total', () => {
  it('counts every piece, and nothing for an item without a price', () => {
    expect(
      listTotalCents([
        { priceCents: 399, quantity: 2 },
        { priceCents: null, quantity: 5 },
      ]),
    ).toBe(798)
  })
})

describe('the status that a device knows', () => {
  const [ticked, unticked] = [{ isChecked: true }, { isChecked: false }]

  it('is in progress from the first tick, where the server does not know of it yet', () => {
    expect(statusOnDevice({ status: 'saved', items: [unticked, ticked] })).toBe('in_progress')
    expect(statusOnDevice({ status: 'saved', items: [unticked] })).toBe('saved')
    expect(statusOnDevice({ status: 'paused', items: [ticked] })).toBe('paused')
    expect(statusOnDevice({ status: 'completed', items: [ticked] })).toBe('completed')
  })

  it('is completed with the trip that waits to be sent', () => {
    expect(statusOnDevice({ status: 'in_progress', pendingTripId: 'trip' })).toBe('completed')
  })

  it('is saved for a template, whatever became of the trip on which it was shopped', () => {
    const template = { isTemplate: true, items: [ticked] }
    expect(statusOnDevice({ ...template, status: 'saved', pendingTripId: 'trip' })).toBe('saved')
    expect(statusOnDevice({ ...template, status: 'completed' })).toBe('saved')
  })
})

describe('progress', () => {
  it('is rounded', () => {
    expect(progressPercent(1, 3)).toBe(33)
    expect(progressPercent(2, 3)).toBe(67)
  })
  it('of an empty list is 0', () => expect(progressPercent(0, 0)).toBe(0))
  it('is shown for trips begun only', () => {
    expect((['saved', 'in_progress', 'paused', 'completed'] as const).filter(hasProgress)).toEqual([
      'in_progress',
      'paused',
    ])
  })
})

describe('a list’s age', () => {
  const createdAt = new Date('2026-11-01T12:00:00Z')
  const hoursLater = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
  const saved = { status: 'saved' as const, createdAt, startedAt: null }
  const begun = { status: 'in_progress' as const, createdAt, startedAt: createdAt }

  it('is recent within a day', () =>
    expect(listAge(saved, hoursLater(23.99))).toEqual({ kind: 'recent' }))
  it('counts whole days from the first on', () => {
    expect(listAge(saved, hoursLater(24))).toEqual({ kind: 'created', days: 1 })
    expect(listAge(saved, hoursLater(71))).toEqual({ kind: 'created', days: 2 })
  })
  it('counts hours since the start while in progress', () => {
    expect(listAge(begun, hoursLater(0.99))).toEqual({ kind: 'recent' })
    expect(listAge(begun, hoursLater(50))).toEqual({ kind: 'started', hours: 50 })
  })
  it('of a paused list counts from its making', () =>
    expect(listAge({ ...begun, status: 'paused' }, hoursLater(50))).toEqual({
      kind: 'created',
      days: 2,
    }))
})
