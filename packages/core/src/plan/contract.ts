import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { foodKeySchema } from '../meals/meal-keys.ts'
import { listId, oneList, signedIn } from '../route-bases.ts'
import { maxSeed } from '../seeded-random.ts'
import { eatersSchema, plannedSlotSchema, planSettingsSchema, slotKeySchema } from './plan.ts'
import { maxPlanDays } from './plan-limits.ts'
import type { MealChoice, MealFacts, PlanEvent, PricedPlan } from './planned.ts'

const listInput = z.object({ listId })

const mostFoodsAtHome = 1_000
/** Enough for the longest plan, the days around it, and days left over from when it was longer. */
const mostSlots = 3 * 3 * maxPlanDays

/** The current plan: its settings, what is in its slots, who eats, and what is at home. */
const planSchema = z.object({
  settings: planSettingsSchema,
  /**
   * Meals outside the plan's days only keep the same dish from being repeated too soon; slots of other meal types are
   * ignored.
   */
  slots: z.record(slotKeySchema, plannedSlotSchema).refine(hasFewKeys).default({}),
  eaters: z.record(slotKeySchema, eatersSchema).refine(hasFewKeys).default({}),
  /** Edible grams by key of `MealIngredient.food`, overriding what the pantry says about these foods. */
  atHome: z
    .record(foodKeySchema, z.number().min(0).max(1_000_000))
    .refine(foods => Object.keys(foods).length <= mostFoodsAtHome)
    .default({}),
})

// Events and prices are the server's own output, and validating them again would cost time.
export const planContract = {
  /**
   * Plans every slot that is empty or holds an unlocked meal. The stream reports the best plan so far and ends with
   * `planned` or `impossible`; closing it cancels the work. The same input gives the same plan, unless `isRepeatable`
   * is false.
   */
  solve: signedIn
    .route({ method: 'POST', path: '/plans/solve' })
    .input(
      planSchema.extend({
        seed: z.int().min(0).max(maxSeed),
      }),
    )
    .output(eventIterator(type<PlanEvent>())),

  /**
   * Prices the plan's meals, with whole packages, leftovers and reasons, without changing anything. `meals` has those
   * that are still in the cookbook, by slug.
   */
  price: signedIn
    .route({ method: 'POST', path: '/plans/price' })
    .input(planSchema)
    .output(type<PricedPlan & { meals: Record<string, MealFacts> }>()),

  /** Other meals for one slot that break no rule, those that make the whole plan cheapest first. */
  alternatives: signedIn
    .route({ method: 'POST', path: '/plans/alternatives' })
    .input(planSchema.extend({ slot: slotKeySchema }))
    .output(type<MealChoice[]>())
    .errors(refusals('NOT_FOUND')),

  /** Whether the plan has a secret calendar URL; null if not. Only the owner may know. */
  calendar: oneList
    .route({ method: 'GET', path: '/lists/{listId}/calendar' })
    .input(listInput)
    .output(z.object({ calendar: z.object({ createdAt: z.iso.datetime() }).nullable() })),

  /** Creates that URL, `/api/plan-calendars/{token}.ics`, replacing an existing one. */
  createCalendar: oneList
    .route({ method: 'POST', path: '/lists/{listId}/calendar' })
    .input(listInput)
    .output(z.object({ token: z.string(), createdAt: z.iso.datetime() })),

  revokeCalendar: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}/calendar' })
    .input(listInput)
    .output(z.object({ id: z.uuid() })),
}

export type PlanInput = z.output<typeof planSchema>

function hasFewKeys(slots: object): boolean {
  return Object.keys(slots).length <= mostSlots
}
