import { isSamePart } from '@aisleway/core/plan/is-same-part'
import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { MealBySlot } from '@aisleway/core/plan/planned'
import { planInput } from '../plan-queries.ts'

/** Locked meals stay, and so does what somebody has changed since the plan was `asked` for. */
export function filledPlan(now: Plan, asked: Plan, meals: MealBySlot): Plan {
  const slots = new Map(now.slots)
  for (const [key, slug] of Object.entries(meals) as [SlotKey, string][]) {
    const held = now.slots.get(key)
    const isLocked = held?.kind === 'meal' && held.isLocked
    if (!isLocked && isSamePart(held, asked.slots.get(key))) {
      slots.set(key, { kind: 'meal', slug, isLocked: false })
    }
  }
  return { ...now, slots }
}

/** Whether what was found out about one plan holds for the other: they may differ in what is locked. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return isSamePart(planInput(unlocked(one)), planInput(unlocked(other)))
}

function unlocked(plan: Plan): Plan {
  const slots = [...plan.slots].map(([key, slot]): [SlotKey, PlannedSlot] => [
    key,
    slot.kind === 'meal' ? { ...slot, isLocked: false } : slot,
  ])
  return { ...plan, slots: new Map(slots) }
}
