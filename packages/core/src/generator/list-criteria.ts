import type { Department } from '../catalogue/departments.ts'
import type { Diet } from '../catalogue/diets.ts'
import type { NumberLimits } from '../number-problem.ts'

/** The criteria for a generated list (spec 2 §2, §9). */
export type ListCriteria = {
  count: number
  budgetCents: number
  /** Null for no preference. */
  diet: Diet | null
  /** The departments that are running low; empty for food, drinks and household goods. */
  departments: Department[]
  /** Whether products that this shopper buys regularly come first (docs/decisions/0042). */
  withStaples: boolean
}

export const minItems = 1
export const maxItems = 50
export const itemsLimits: NumberLimits = {
  min: minItems,
  max: maxItems,
  decimals: 0,
  isRequired: true,
}
export const minBudgetCents = 10_00
export const maxBudgetCents = 200_00
export const budgetStepCents = 5_00

export const usualCriteria: ListCriteria = {
  count: 10,
  budgetCents: 50_00,
  diet: null,
  departments: [],
  withStaples: false,
}

/** A list appears no sooner than this unless the shopper skips the wait (spec 2 §9, answer 6). */
export const minimumWaitMs = 1000
