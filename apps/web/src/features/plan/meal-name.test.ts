import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { expect, it } from 'vitest'
import { isNameComing } from './meal-name.ts'

it('a name is coming while the server may still tell it, of leftovers as well', () => {
  const soup = { name: 'Lemony Lentil Soup', imageUrl: '/soup.webp', calories: 353, minutes: 55 }
  const isComing = (known: Parameters<typeof isNameComing>[2]) =>
    [monday, tuesday, wednesday].map(slot => isNameComing(slot, plan, known))
  expect(isComing(undefined)).toEqual([true, true, false])
  expect(isComing({ meals: {}, isComing: true })).toEqual([true, true, false])
  expect(isComing({ meals: {}, isComing: false })).toEqual([false, false, false])
  expect(isComing({ meals: { 'lentil-soup': soup } })).toEqual([false, false, false])
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
