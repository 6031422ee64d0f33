import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { applyOperations, emptyList, type ItemChange } from '@aisleway/core/lists/list-operations'
import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { planSettingsId, slotItemId } from '@aisleway/core/plan/plan-ids'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
import { type PlanChanges, planChanges } from './plan-changes.ts'

vi.mock('../../api/outbox/act.ts', () => ({ sendOutbox: () => {} }))

it('a moved meal changes places with what somebody else has put there meanwhile', () => {
  stubBrowser()
  const { replica, change } = planOnDevice()
  change({ itemId: planSettingsId, kind: 'planSettings', settings: aPlanSettings({}) })
  change(slot(monday, meal('chili')))
  change(slot(tuesday, meal('soup')))
  const changes = planChanges(replica)
  change(slot(tuesday, meal('tacos')))
  changes.move(monday, tuesday)
  const { slots } = changes.planNow() ?? {}
  expect(slots?.get(monday)).toMatchObject({ slug: 'tacos' })
  expect(slots?.get(tuesday)).toMatchObject({ slug: 'chili', isLocked: true })
})

it.each([
  ['moved after its leftovers', (changes: PlanChanges) => changes.move(monday, wednesday)],
  ['cleared', (changes: PlanChanges) => changes.setSlot(monday, null)],
])(
  'says which leftovers a meal takes along that is %s, and brings them back by Undo',
  (_, take) => {
    stubBrowser()
    const { replica, change } = planOnDevice()
    change({ itemId: planSettingsId, kind: 'planSettings', settings: aPlanSettings({}) })
    change(slot(monday, meal('chili')))
    change(slot(tuesday, { kind: 'leftovers', of: monday }))
    const changes = planChanges(replica)
    take(changes)
    expect(changes.planNow()?.slots.has(tuesday)).toBe(false)
    expect(toastQueue.shown()).toMatchObject({
      message: 'No more leftovers for Tuesday, Dinner.',
      brief: false,
    })
    toastQueue.shown()?.action?.onPress()
    expect(changes.planNow()?.slots.get(tuesday)).toEqual({ kind: 'leftovers', of: monday })
  },
)

const monday = '2026-11-23-dinner'
const tuesday = '2026-11-24-dinner'
const wednesday = '2026-11-25-dinner'

const meal = (slug: string): PlannedSlot => ({ kind: 'meal', slug, isLocked: false })

const slot = (key: SlotKey, planned: PlannedSlot): ItemChange => ({
  itemId: slotItemId(key),
  kind: 'slot',
  slot: planned,
})

/** A plan's list on this device, and changes to it by somebody else. */
function planOnDevice() {
  let state = emptyList
  let time = 0
  const change = (one: ItemChange) => {
    time += 1
    state = applyOperations(state, [{ ...one, id: `${time}`, at: writeStamp(time, 0, 'theo') }])
  }
  const replica = {
    get: () => ({ items: [], state }),
    change: async (itemId: string, one: Omit<ItemChange, 'itemId'>) =>
      change({ ...one, itemId } as ItemChange),
  } as unknown as ListReplica
  return { replica, change }
}
