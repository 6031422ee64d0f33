import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { moveMeal } from '@aisleway/core/plan/changes/move-meal'
import type { Eaters, PlannedSlot, PlanSettings, SlotKey } from '@aisleway/core/plan/plan'
import { planSettingsId, slotItemId } from '@aisleway/core/plan/plan-ids'
import { type Plan, planOf } from '@aisleway/core/plan/plan-of'
import { listChanges } from '../lists/changes/list-changes.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
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
  const setLocked = (key: SlotKey, slug: string, isLocked: boolean) =>
    change({ itemId: slotItemId(key), kind: 'slot', slot: { kind: 'meal', slug, isLocked } })

  return {
    change,
    changeAndToast,
    planNow,

    setSettings: (settings: PlanSettings) =>
      change({ itemId: planSettingsId, kind: 'planSettings', settings }),

    /** Null empties the slot, to be planned. */
    setSlot: (key: SlotKey, slot: PlannedSlot | null) =>
      changeAndToast(
        { title: messages.slotChanged },
        { itemId: slotItemId(key), kind: 'slot', slot },
      ),

    setLocked,

    /** A cooked meal stays, so it is locked as well. */
    cooked: (key: SlotKey, slug: string, isCooked: boolean): ItemChange => ({
      itemId: slotItemId(key),
      kind: 'slot',
      slot: { kind: 'meal', slug, isLocked: true, isCooked },
    }),

    /** Takes back that it was cooked, unless the slot has changed since. */
    async uncook(key: SlotKey, slug: string, isLocked: boolean) {
      const planned = planNow()?.slots.get(key)
      const isThere = planned?.kind === 'meal' && planned.slug === slug && planned.isCooked
      if (isThere) await setLocked(key, slug, isLocked)
    },

    setEaters: (key: SlotKey, eaters: Eaters | null) =>
      change({ itemId: slotItemId(key), kind: 'eaters', eaters }),

    /** Others may have changed the plan since the drag began. */
    move(from: SlotKey, to: SlotKey) {
      const plan = planNow()
      if (plan) changeAndToast({ title: messages.mealMoved }, ...moveMeal(plan, from, to))
    },
  }
}
