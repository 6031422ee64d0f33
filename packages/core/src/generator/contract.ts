import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { diets } from '../catalogue/diets.ts'
import { productSchema } from '../catalogue/product-schema.ts'
import { signedIn } from '../route-bases.ts'
import { maxSeed } from '../seeded-random.ts'
import { basketAdjustments, basketCriteriaSchema } from './basket/basket-schema.ts'
import { basketGroups } from './basket/dietary-guidance.ts'
import type { Basket } from './basket/fill-basket.ts'
import type { GeneratedList } from './generate-list.ts'
import {
  budgetStepCents,
  type ListCriteria,
  maxBudgetCents,
  maxItems,
  minBudgetCents,
  minItems,
} from './list-criteria.ts'

const criteria = z.object({
  count: z.int().min(minItems).max(maxItems),
  budgetCents: z.int().min(minBudgetCents).max(maxBudgetCents).multipleOf(budgetStepCents),
  diet: z.enum(diets).nullable(),
  departments: z.array(z.enum(departments)).max(departments.length),
  withStaples: z.boolean(),
}) satisfies z.ZodType<ListCriteria>

export const generatorContract = {
  /** Generates a list within the budget; the same criteria and seed give the same list (spec 2 §9). */
  generate: signedIn
    .route({ method: 'POST', path: '/grocery-list' })
    .input(criteria.extend({ seed: z.int().min(0).max(maxSeed) }))
    .output(
      z.object({
        items: z.array(z.object({ product: productSchema, isStaple: z.boolean() })),
        leftCents: z.int(),
      }) satisfies z.ZodType<GeneratedList>,
    ),

  /** Fills a sensible basket, starting with what the shopper buys regularly. */
  fillBasket: signedIn
    .route({ method: 'POST', path: '/grocery-list/basket' })
    .input(basketCriteriaSchema.extend({ seed: z.int().min(0).max(maxSeed), ...basketAdjustments }))
    .output(
      z.object({
        lines: z.array(
          z.object({
            product: productSchema,
            quantity: z.int(),
            isStaple: z.boolean(),
            isKept: z.boolean(),
          }),
        ),
        leftCents: z.int(),
        shares: z.record(z.enum(basketGroups), z.number()),
      }) satisfies z.ZodType<Basket>,
    ),
}
