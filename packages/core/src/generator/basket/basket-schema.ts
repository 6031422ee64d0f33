import { z } from 'zod'
import { diets } from '../../catalogue/diets.ts'
import { productIdSchema } from '../../catalogue/product-schema.ts'
import { maxItemQuantity } from '../../lists/list-item.ts'
import { budgetStepCents, maxBudgetCents, minBudgetCents } from '../list-criteria.ts'
import type { BasketCriteria } from './fill-basket.ts'

export const maxBasketPeople = 12
export const minBasketDays = 3
export const maxBasketDays = 14
/** The maximum number of products that a shopper can keep, or have replaced. */
export const maxBasketAdjustments = 100

export const basketCriteriaSchema = z.object({
  budgetCents: z.int().min(minBudgetCents).max(maxBudgetCents).multipleOf(budgetStepCents),
  people: z.int().min(1).max(maxBasketPeople),
  days: z.int().min(minBasketDays).max(maxBasketDays),
  diet: z.enum(diets).nullable(),
}) satisfies z.ZodType<BasketCriteria>

export const basketAdjustments = {
  /** Lines that stay as they are; a row whose quantity was lowered to 0 stays at 0. */
  kept: z
    .array(z.object({ productId: productIdSchema, quantity: z.int().min(0).max(maxItemQuantity) }))
    .max(maxBasketAdjustments),
  /** Products to be replaced by others. */
  without: z.array(productIdSchema).max(maxBasketAdjustments),
}
