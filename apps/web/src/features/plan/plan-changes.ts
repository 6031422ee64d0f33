import {
  changedSlot,
  lostLeftovers,
  movedMeal,
  slotChanges,
} from '@aisleway/core/plan/changes/change-slots'
import { cookedMeal, type PlannedMeal, uncookedMeal } from '@aisleway/core/plan/changes/cooked-meal'
import type { Eaters, PlannedSlot, PlanSettings, SlotKey } from '@aisleway/core/plan/plan'
import { plannedCookingId, planSettingsId, slotItemId } from '@aisleway/core/plan/plan-ids'
import { type Plan, planOf } from '@aisleway/core/plan/plan-of'
import { listChanges } from '../lists/changes/list-changes.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
import { slotName } from './meal-name.ts'
import { messages } from './messages.ts'

export type PlanChanges = ReturnType<typeof planChanges>

/** The changes a shopper can make to a plan; each can be undone. */
export function planChanges(replica: ListReplica) {
  const { change, changeAndToast } = listChanges(replica)
  /** The plan as currently on this device. */
  const planNow = (): Plan | null => {
    const list = replica.get()
    return list ? planOf(list.state) : null
  }
  const slotChange = (key: SlotKey, slot: PlannedSlot | null) =>
    ({ itemId: slotItemId(key), kind: 'slot', slot }) as const
  /** Changes slots as they are now: others may have changed the plan since it was shown. */
  const changeSlots = (title: string, changed: (slots: Plan['slots']) => Plan['slots']) => {
    const plan = planNow()
    if (!plan) return
    const slots = changed(plan.slots)
    const lost = lostLeftovers(plan.settings, slots).map(slotName)
    const text = lost.length > 0 && { message: messages.leftoversLost(lost), brief: false }
    changeAndToast({ title, ...text }, ...slotChanges(plan.slots, slots))
  }

  return {
    change,
    changeAndToast,
    planNow,

    setSettings: (settings: PlanSettings) =>
      change({ itemId: planSettingsId, kind: 'planSettings', settings }),

    /** Null empties the slot, to be planned. */
    setSlot: (key: SlotKey, slot: PlannedSlot | null) =>
      changeSlots(messages.slotChanged, slots => changedSlot(slots, key, slot)),

    setLocked: (key: SlotKey, slug: string, isLocked: boolean) =>
      change(slotChange(key, { kind: 'meal', slug, isLocked })),

    /** The id of the change to the pantry for the meal in the slot, which another device may have marked as cooked. */
    cookingId(key: SlotKey): string {
      const planned = replica.get()?.state.get(slotItemId(key))?.slot
      const cookedAs = planned?.value?.kind === 'meal' ? planned.value.cookedAs : undefined
      return cookedAs ?? plannedCookingId(replica.listId, key, planned?.at ?? '')
    },

    /** `id` is that of the change to the pantry. */
    cook: (key: SlotKey, meal: PlannedMeal, id: string) =>
      change(slotChange(key, cookedMeal(meal, id))),

    /** For a meal that is not cooked yet after all, and whose change to the pantry is unknown. */
    uncook: (key: SlotKey, meal: PlannedMeal) =>
      changeAndToast({ title: messages.slotChanged }, slotChange(key, uncookedMeal(meal))),

    /** Returns the slot to the meal as it was before it was cooked, unless it has changed since. */
    async undoCook(key: SlotKey, meal: PlannedMeal) {
      const planned = planNow()?.slots.get(key)
      const isThere = planned?.kind === 'meal' && planned.slug === meal.slug && planned.isCooked
      if (isThere) await change(slotChange(key, meal))
    },

    setEaters: (key: SlotKey, eaters: Eaters | null) =>
      change({ itemId: slotItemId(key), kind: 'eaters', eaters }),

    move: (from: SlotKey, to: SlotKey) =>
      changeSlots(messages.mealMoved, slots => movedMeal(slots, from, to)),
  }
}
