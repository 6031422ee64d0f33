import type { Meal } from '@aisleway/core/meals/meal'
import { type PlannedMeal, uncookedMeal } from '@aisleway/core/plan/changes/cooked-meal'
import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { cookedSlots } from '@aisleway/core/plan/problem/plan-slots'
import { openRecords } from '../../api/device-records/device-records.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { replicaOf } from '../lists/replica/replicas.ts'
import { mealOnDevice } from '../meals/meal-queries.ts'
import type { MarkedAsCooked } from '../pantry/cooked-button.tsx'
import { messages as pantryMessages } from '../pantry/messages.ts'
import { mealName } from './meal-name.ts'
import { messages } from './messages.ts'
import { type PlanChanges, planChanges } from './plan-changes.ts'
import { mealsShownBefore } from './plan-queries.ts'

const loadPantryChanges = preloadWhenIdle(() => import('../pantry/pantry-changes.ts'))

type CookedMeal = Pick<Meal, 'name' | 'servings' | 'ingredients'>

/** Marks a meal of the plan as cooked and takes its ingredients out of the pantry, or takes both back. */
export async function cookPlanned(
  changes: PlanChanges,
  plan: Plan,
  slot: SlotKey,
  planned: PlannedMeal,
): Promise<void> {
  try {
    // The plan is changed first, so it must be certain that the pantry can follow.
    await loadPantryChanges()
  } catch {
    toast.error({ ...pantryMessages.notSaved, key: 'pantry' })
    return
  }
  await (planned.isCooked ? takeBack(changes, slot, planned) : cook(changes, plan, slot, planned))
}

async function cook(changes: PlanChanges, plan: Plan, slot: SlotKey, planned: PlannedMeal) {
  const { slug } = planned
  const portions = portionsOf(plan, slot)
  const id = changes.cookingId(slot)
  changes.cook(slot, planned, id)
  const [{ cookMeal }, meal] = await Promise.all([loadPantryChanges(), knownMeal(slug)])
  cookMeal({ id, slug, portions, meal }, () => changes.undoCook(slot, planned))
}

/** Not cooked yet after all: what it needed is in the pantry again, and undoing that cooks it again. */
async function takeBack(changes: PlanChanges, slot: SlotKey, cooked: PlannedMeal) {
  const { slug, cookedAs } = cooked
  if (!cookedAs) return changes.uncook(slot, cooked)
  changes.undoCook(slot, uncookedMeal(cooked))
  const [{ undoChange }, { name }] = await Promise.all([loadPantryChanges(), knownMeal(slug)])
  undoChange(cookedAs, name)
  toast.show({
    title: messages.slotChanged,
    brief: true,
    undo() {
      const plan = changes.planNow()
      const planned = plan?.slots.get(slot)
      const isThere = planned?.kind === 'meal' && planned.slug === slug && !planned.isCooked
      if (plan && isThere) cook(changes, plan, slot, planned)
    },
  })
}

/** The meal as this device knows it, at least by a name. */
async function knownMeal(slug: string): Promise<CookedMeal> {
  const meal = await mealOnDevice(slug).catch(() => undefined)
  const name = mealName(slug, { meals: mealsShownBefore() })
  return meal ?? { name, servings: 1, ingredients: [] }
}

/** Marks it as cooked from the cooking screen, if the plan still has it in that slot. */
export async function markCooked(
  userId: string,
  listId: string,
  { slot, slug }: { slot: SlotKey; slug: string },
): Promise<MarkedAsCooked | undefined> {
  await openRecords()
  const changes = planChanges(replicaOf(userId, listId))
  const planned = changes.planNow()?.slots.get(slot)
  if (planned?.kind !== 'meal' || planned.slug !== slug) return undefined
  const id = changes.cookingId(slot)
  await changes.cook(slot, planned, id)
  return { id, undo: () => changes.undoCook(slot, uncookedMeal(planned)) }
}

/** The number of portions cooked in a slot, including those eaten later as leftovers. */
export function portionsOf({ settings, slots, eaters }: Plan, slot: SlotKey): number {
  const given = {
    settings,
    slots: Object.fromEntries(slots),
    eaters: Object.fromEntries(eaters),
  }
  return cookedSlots(given).find(({ key }) => key === slot)?.servings ?? 1
}
