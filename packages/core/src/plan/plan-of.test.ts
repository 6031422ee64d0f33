import { describe, expect, it } from 'vitest'
import { undoChanges } from '../lists/changes/undo-changes.ts'
import { writeStamp } from '../lists/hybrid-clock.ts'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../lists/list-operations.ts'
import { copyPlan } from './changes/copy-plan.ts'
import { aPlanSettings } from './plan.test-data.ts'
import type { PlannedSlot, PlanSettings, SlotKey } from './plan.ts'
import { planSettingsId, slotItemId } from './plan-ids.ts'
import { planOf } from './plan-of.ts'

let count = 0
function after(state: ListState, ...changes: ItemChange[]): ListState {
  return applyOperations(
    state,
    changes.map(change => ({ ...change, id: `o${++count}`, at: writeStamp(count, 0, 'd') })),
  )
}
const settings = (given: Partial<PlanSettings> = {}): ItemChange => ({
  itemId: planSettingsId,
  kind: 'planSettings',
  settings: aPlanSettings(given),
})
const slot = (key: SlotKey, value: PlannedSlot | null): ItemChange => ({
  itemId: slotItemId(key),
  kind: 'slot',
  slot: value,
})
const meal = (slug: string, isLocked = false): PlannedSlot => ({ kind: 'meal', slug, isLocked })

const monday = '2026-11-23-dinner'
const tuesday = '2026-11-24-dinner'
const sunday = '2026-11-29-dinner'

describe('the plan of a list', () => {
  it('is none before somebody says for whom', () => {
    expect(planOf(emptyList)).toBeNull()
    expect(planOf(after(emptyList, slot(monday, meal('chili'))))).toBeNull()
  })

  it('holds what was put into its slots, and is no item of the list', () => {
    const state = after(
      emptyList,
      settings(),
      slot(monday, meal('chili', true)),
      slot(tuesday, { kind: 'leftovers', of: monday }),
      { itemId: slotItemId(monday), kind: 'eaters', eaters: { people: ['mara'], guests: 2 } },
    )
    expect(planOf(state)).toEqual({
      settings: aPlanSettings({}),
      slots: new Map([
        [monday, meal('chili', true)],
        [tuesday, { kind: 'leftovers', of: monday }],
      ]),
      eaters: new Map([[monday, { people: ['mara'], guests: 2 }]]),
      around: new Map(),
    })
    expect(listItems(state)).toEqual([])
  })

  it('has no leftovers of a meal that is not cooked any more, nor of a later one', () => {
    const state = after(
      emptyList,
      settings(),
      slot(monday, { kind: 'leftovers', of: sunday }),
      slot(tuesday, { kind: 'leftovers', of: monday }),
      slot(sunday, meal('chili')),
    )
    expect([...(planOf(state)?.slots.keys() ?? [])]).toEqual([sunday])
  })

  it('keeps what is in the days that it loses, for when they come back', () => {
    const full = after(emptyList, settings(), slot(sunday, meal('chili')))
    const short = after(full, settings({ days: 3 }))
    expect(planOf(short)?.slots.size).toBe(0)
    expect(planOf(after(short, settings()))).toEqual(planOf(full))
  })

  it('knows the meals of the days around it, within which no dish comes again', () => {
    const given = { days: 2, daysBetweenRepeats: 3 }
    const lastSunday = '2026-11-22-lunch'
    const state = after(
      emptyList,
      settings(given),
      slot('2026-11-20-dinner', meal('too-long-ago')),
      slot(lastSunday, meal('soup')),
      slot('2026-11-25-dinner', { kind: 'out' }),
      slot('2026-11-26-dinner', meal('chili')),
      slot('2026-11-27-dinner', meal('too-late')),
    )
    expect(planOf(state)?.around).toEqual(
      new Map([
        [lastSunday, meal('soup')],
        ['2026-11-26-dinner', meal('chili')],
      ]),
    )
    expect(planOf(state)?.slots.size).toBe(0)
  })

  it('is as before when a change of it is undone', () => {
    const before = after(emptyList, settings({ budgetCents: 9000 }), slot(monday, meal('chili')), {
      itemId: slotItemId(monday),
      kind: 'eaters',
      eaters: { people: [], guests: 4 },
    })
    const changes: ItemChange[] = [
      settings({ budgetCents: 100 }),
      slot(monday, { kind: 'out' }),
      slot(tuesday, meal('soup')),
      { itemId: slotItemId(monday), kind: 'eaters', eaters: null },
      { itemId: slotItemId(tuesday), kind: 'eaters', eaters: { people: [], guests: 1 } },
    ]
    const changed = after(before, ...changes)
    expect(planOf(changed)).not.toEqual(planOf(before))
    const undone = after(changed, ...undoChanges(changes, [], before, changed))
    expect(planOf(undone)).toEqual(planOf(before))
  })

  it('keeps what somebody else changed before a change of it is undone', () => {
    const before = after(emptyList, settings(), slot(monday, meal('chili')))
    const changes = [
      settings({ budgetCents: 100 }),
      slot(monday, { kind: 'out' }),
      slot(tuesday, meal('soup')),
    ]
    const theirs = [settings({ budgetCents: 100, days: 5 }), slot(monday, meal('curry'))]
    const changed = after(before, ...changes, ...theirs)
    const undone = after(changed, ...undoChanges(changes, [], before, changed))
    expect(planOf(undone)).toEqual(planOf(after(before, ...theirs)))
  })
})

describe('a copy of a plan', () => {
  const firstDay = (days: number, today: string) =>
    planOf(after(emptyList, ...copyPlan(after(emptyList, settings({ days })), today)))?.settings
      .firstDay

  it('has its meals on the same weekdays of the next week, leftovers and guests included', () => {
    const state = after(
      emptyList,
      settings(),
      slot(monday, meal('chili', true)),
      slot(tuesday, { kind: 'leftovers', of: monday }),
      { itemId: slotItemId(monday), kind: 'eaters', eaters: { people: [], guests: 2 } },
    )
    expect(planOf(after(emptyList, ...copyPlan(state, '2026-11-22')))).toEqual({
      settings: aPlanSettings({ firstDay: '2026-11-30' }),
      slots: new Map<string, PlannedSlot>([
        ['2026-11-30-dinner', meal('chili', true)],
        ['2026-12-01-dinner', { kind: 'leftovers', of: '2026-11-30-dinner' }],
      ]),
      eaters: new Map([['2026-11-30-dinner', { people: [], guests: 2 }]]),
      around: new Map(),
    })
  })

  it('is still to be cooked', () => {
    const cooked = { ...meal('chili', true), isCooked: true } as const
    const copied = planOf(
      after(
        emptyList,
        ...copyPlan(after(emptyList, settings(), slot(monday, cooked)), '2026-11-22'),
      ),
    )
    expect(copied?.slots.get('2026-11-30-dinner')).toEqual(meal('chili', true))
  })

  it('begins after the plan, and not before today', () => {
    expect(firstDay(7, '2026-11-25')).toBe('2026-11-30')
    expect(firstDay(14, '2026-11-25')).toBe('2026-12-07')
    expect(firstDay(7, '2026-12-28')).toBe('2026-12-28')
    expect(firstDay(7, '2026-12-29')).toBe('2027-01-04')
  })

  it('is none where there is no plan', () => {
    expect(copyPlan(emptyList, '2026-11-22')).toEqual([])
  })
})
