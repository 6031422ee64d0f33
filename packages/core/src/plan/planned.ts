import type { Need } from '../cart/need.ts'
import type { Diet } from '../catalogue/diets.ts'
import type { Product } from '../catalogue/product.ts'
import type { MealType } from '../meals/generation/meal-types.ts'
import type { FoodGroup } from './food-groups.ts'
import type { PlanSettings, SlotKey } from './plan.ts'

/** A hard rule of the plan that can make every plan impossible, or be broken by a locked meal. */
export type Constraint =
  | { kind: 'budget' }
  | { kind: 'repeats' }
  | { kind: 'main_food' }
  | { kind: 'minutes'; mealType: MealType }
  | { kind: 'diet'; personId: string; diet: Diet }
  | { kind: 'avoids'; personId: string; group: FoodGroup }
  | { kind: 'dislikes'; personId: string; food: string }

/** The slug of the meal in each slot that has one, locked ones included. */
export type MealBySlot = Partial<Record<SlotKey, string>>

export type PlanEvent =
  /** Other plans are ahead in the queue. */
  | { kind: 'queued'; before: number }
  /** The best plan so far, and a lower bound on the cost of any plan, once known. */
  | { kind: 'progress'; meals: MealBySlot; cents: number; boundCents: number | null }
  | { kind: 'planned'; plan: SolvedPlan }
  | { kind: 'impossible'; impossible: ImpossiblePlan }

export type SolvedPlan = {
  meals: MealBySlot
  priced: PricedPlan
  /** Whether the plan is optimal to the cent. */
  isProven: boolean
  /** How much cheaper the best plan could be at most, in percent; 0 if proven optimal, null if unknown. */
  withinPercent: number | null
  /** Whether the same input gives this plan again; false if the time limit ended the search. */
  isRepeatable: boolean
}

export type ImpossiblePlan = {
  /** Whether it is proven that no plan meets all rules; otherwise none was found in time. */
  isProven: boolean
  /** Plans that drop one rule, or two if one is not enough, the cheapest first. */
  ways: { without: Constraint[]; meals: MealBySlot; cents: number }[]
}

export type PricedPlan = {
  /** For everything that has to be bought. */
  cents: number
  foods: PlannedFood[]
  /** The slots that have a meal. */
  slots: Partial<Record<SlotKey, PricedSlot>>
  days: PlannedDay[]
  /** The rules that the plan as a whole breaks; a slot's own are listed with the slot. */
  breaks: Constraint[]
}

/** What the whole plan needs of a food. */
export type PlannedFood = {
  food: string
  /** Null if no meal states an amount. */
  need: Need | null
  atHomeGrams: number
  /** What has to be bought; empty if what is at home is enough. */
  products: { product: Product; packages: number; packageGrams: number | null; cents: number }[]
  cents: number
  /** What is left of the packages at the end; null if their weight is unknown. */
  leftGrams: number | null
  /** How long an opened package keeps; null if it outlasts any plan. */
  keepsDays: number | null
  /** The slots whose meals use it, in the order of the plan. */
  slots: SlotKey[]
}

export type PricedSlot = {
  slug: string
  /** Portions cooked, including those eaten later as leftovers. */
  servings: number
  /** How much less the plan would cost without this meal. */
  cents: number
  reasons: Reason[]
  breaks: Constraint[]
}

/** Why a meal is good in its slot. */
export type Reason =
  /** It uses up what another meal leaves of a package. */
  | { kind: 'uses_rest'; food: string; name: string; of: SlotKey }
  | { kind: 'at_home'; food: string; name: string }
  | { kind: 'on_sale'; food: string; name: string; productId: string }
  | { kind: 'favorite' }

export type BandNutrient = keyof PlanSettings['dailyBands']

/** One serving of everything on a day. */
export type PlannedDay = {
  /** "2026-11-23" */
  day: string
  /** Null if no meal of the day has a figure. */
  nutrition: Record<BandNutrient, number | null>
  outside: { nutrient: BandNutrient; side: 'below' | 'above' }[]
}

/** What a plan shows of a meal. */
export type MealFacts = {
  name: string
  imageUrl: string
  /** Null if a shopper's recipe gives none. */
  calories: number | null
  /** Preparation plus cooking time; null if unknown. */
  minutes: number | null
}

export type MealChoice = MealFacts & {
  slug: string
  /** The change in the cost of the whole plan. */
  differenceCents: number
  isFavorite: boolean
}
