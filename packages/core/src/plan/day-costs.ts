import type { PlanSettings, SlotKey } from './plan.ts'
import { planDays, readSlotKey } from './plan-days.ts'
import type { PlannedFood } from './planned.ts'

type Bought = Pick<PlannedFood, 'cents' | 'slots'>

/**
 * What each slot costs if the meals that use a food share the cost of its packages equally, in whole cents that add
 * up to the total.
 */
export function slotCosts(foods: readonly Bought[]): Map<SlotKey, number> {
  const costs = new Map<SlotKey, number>()
  for (const { cents, slots } of foods) {
    for (const slot of slots) costs.set(slot, (costs.get(slot) ?? 0) + cents / slots.length)
  }
  let sum = 0
  let spread = 0
  for (const slot of [...costs.keys()].sort()) {
    sum += costs.get(slot)!
    const cents = Math.round(sum) - spread
    costs.set(slot, cents)
    spread += cents
  }
  return costs
}

/** The same per day; the days add up to the cost of the whole plan. */
export function dayCosts(
  settings: Pick<PlanSettings, 'firstDay' | 'days'>,
  foods: readonly Bought[],
): { day: string; cents: number }[] {
  const costs = [...slotCosts(foods)]
  return planDays(settings).map(day => ({
    day,
    cents: costs
      .filter(([slot]) => readSlotKey(slot).day === day)
      .reduce((sum, [, cents]) => sum + cents, 0),
  }))
}
