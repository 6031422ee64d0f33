import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { expect, it } from 'vitest'
import { isNamePending } from './meal-name.ts'

it('a name is pending while the server may still tell it, of leftovers as well', () => {
  const soup = { name: 'Lemony Lentil Soup', imageUrl: '/soup.webp', calories: 353, minutes: 55 }
  const isPending = (known: Parameters<typeof isNamePending>[2]) =>
    [monday, tuesday, wednesday].map(slot => isNamePending(slot, plan, known))
  expect(isPending(undefined)).toEqual([true, true, false])
  expect(isPending({ meals: {}, isPending: true })).toEqual([true, true, false])
  expect(isPending({ meals: {}, isPending: false })).toEqual([false, false, false])
  expect(isPending({ meals: { 'lentil-soup': soup } })).toEqual([false, false, false])
})

const monday: SlotKey = '2026-11-23-dinner'
const tuesday: SlotKey = '2026-11-24-dinner'
const wednesday: SlotKey = '2026-11-25-dinner'

const plan = {
  settings: aPlanSettings({}),
  slots: new Map<SlotKey, PlannedSlot>([
    [monday, { kind: 'meal', slug: 'lentil-soup', isLocked: false }],
    [tuesday, { kind: 'leftovers', of: monday }],
    [wednesday, { kind: 'out' }],
  ]),
  eaters: new Map(),
  around: new Map(),
}
