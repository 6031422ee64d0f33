import type { SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { recipeIdIn } from '@aisleway/core/recipes/recipe'
import { weekdayText } from '../../ui/text/day-text.ts'
import { messages } from './messages.ts'
import type { KnownPlan } from './plan-queries.ts'

/** "Monday, Dinner" */
export function slotName(slot: SlotKey): string {
  const { day, mealType } = readSlotKey(slot)
  return messages.slotName(weekdayText(day), messages.mealTypes[mealType])
}

/** The meal's name; if offline and unknown, its slug in words, if it has any. */
export function mealName(slug: string, priced: KnownPlan | undefined): string {
  const known = priced?.meals[slug]?.name
  if (known !== undefined) return known
  if (recipeIdIn(slug) !== null) return messages.ownRecipe
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether the name of the meal that is eaten in the slot has not come yet. */
export function isNamePending(slot: SlotKey, plan: Plan, priced: KnownPlan | undefined): boolean {
  const planned = plan.slots.get(slot)
  if (planned?.kind === 'leftovers') return isNamePending(planned.of as SlotKey, plan, priced)
  return planned?.kind === 'meal' && !priced?.meals[planned.slug] && priced?.isPending !== false
}

/** The content of the slot in words. */
export function slotText(slot: SlotKey, plan: Plan, priced: KnownPlan | undefined): string {
  const planned = plan.slots.get(slot)
  switch (planned?.kind) {
    case 'meal':
      return mealName(planned.slug, priced)
    case 'leftovers':
      return messages.leftoversOf(slotText(planned.of as SlotKey, plan, priced))
    case 'out':
      return messages.out
    case 'nothing':
      return messages.nothing
    case undefined:
      return messages.unplanned
  }
}
