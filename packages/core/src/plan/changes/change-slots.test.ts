import { describe, expect, it } from 'vitest'
import { aPlanSettings } from '../plan.test-data.ts'
import type { PlannedSlot, SlotKey } from '../plan.ts'
import { changedSlot, lostLeftovers, movedMeal, slotChanges } from './change-slots.ts'

const monday = '2026-11-23-dinner'
const tuesday = '2026-11-24-dinner'
const friday = '2026-11-27-dinner'
const meal = (slug: string, isLocked = false): PlannedSlot => ({ kind: 'meal', slug, isLocked })

/** What the changes write to each slot. */
function moved(given: [SlotKey, PlannedSlot][], from: SlotKey, to: SlotKey) {
  const slots = new Map(given)
  return Object.fromEntries(
    slotChanges(slots, movedMeal(slots, from, to)).map(change => [
      change.itemId,
      change.kind === 'slot' && change.slot,
    ]),
  )
}

describe('a meal that is moved to another slot', () => {
  it('leaves its own to be planned, and stays where it was put', () => {
    expect(moved([[monday, meal('chili')]], monday, tuesday)).toEqual({
      [`plan-${monday}`]: null,
      [`plan-${tuesday}`]: meal('chili', true),
    })
  })

  it('changes places with the one that is there', () => {
    const slots: [SlotKey, PlannedSlot][] = [
      [monday, meal('chili')],
      [tuesday, meal('soup')],
    ]
    expect(moved(slots, monday, tuesday)).toEqual({
      [`plan-${monday}`]: meal('soup'),
      [`plan-${tuesday}`]: meal('chili', true),
    })
  })

  it('takes along whose leftovers are eaten later', () => {
    const slots: [SlotKey, PlannedSlot][] = [
      [monday, meal('chili', true)],
      [friday, { kind: 'leftovers', of: monday }],
    ]
    expect(moved(slots, monday, tuesday)).toEqual({
      [`plan-${monday}`]: null,
      [`plan-${tuesday}`]: meal('chili', true),
      [`plan-${friday}`]: { kind: 'leftovers', of: tuesday },
    })
  })

  it('is nothing where there is none, or where it stands already', () => {
    expect(moved([[monday, meal('chili')]], tuesday, monday)).toEqual({})
    expect(moved([[monday, meal('chili')]], monday, monday)).toEqual({})
  })
})

describe('leftovers are lost', () => {
  const settings = aPlanSettings({})
  const week = new Map<SlotKey, PlannedSlot>([
    [monday, meal('chili')],
    [tuesday, { kind: 'leftovers', of: monday }],
    [friday, meal('soup')],
  ])

  it('by a move of their meal to a later day', () => {
    expect(lostLeftovers(settings, movedMeal(week, monday, friday))).toEqual([tuesday])
  })

  it('by a move before their meal', () => {
    expect(lostLeftovers(settings, movedMeal(week, tuesday, monday))).toEqual([monday])
  })

  it('with their meal', () => {
    expect(lostLeftovers(settings, changedSlot(week, monday, null))).toEqual([tuesday])
    expect(lostLeftovers(settings, changedSlot(week, monday, { kind: 'out' }))).toEqual([tuesday])
  })

  it('not when another meal takes the place of theirs, nor when they are themselves given up', () => {
    expect(lostLeftovers(settings, changedSlot(week, monday, meal('tacos')))).toEqual([])
    expect(lostLeftovers(settings, changedSlot(week, tuesday, null))).toEqual([])
  })
})
