import { type Meal, unsoldIngredients } from '@aisleway/core/meals/meal'
import { type FoodGroup, foodGroups } from '@aisleway/core/plan/food-groups'
import { groupsOfFood } from '@aisleway/core/plan/foods/groups-of-food'
import { type PlanMeal, planMeal } from '@aisleway/core/plan/problem/plan-menu'
import type { RecipeLine } from '@aisleway/core/recipes/recipe'
import type { FindProductFacts } from '../../context/store-facts.ts'
import { productsById } from '../catalogue/products-by-id.ts'
import { foodNamed } from '../meals/recipes/match-lines.ts'
import type { RecipeFacts } from '../meals/recipes/recipe-meal.ts'
import type { VisibleRecipe } from '../meals/recipes/store.ts'
import { foodsOfProduct } from '../pantry/supplies.ts'

type Facts = RecipeFacts & { productFacts: FindProductFacts }

/**
 * A shopper's recipe in the form that planning needs. If an ingredient's cost is unknown, the solver does not choose
 * it, but it can be planned by hand.
 */
export function ownPlanMeal(
  { lines }: Pick<VisibleRecipe, 'lines'>,
  meal: Meal,
  facts: Facts,
): PlanMeal {
  const planned = planMeal(meal)
  const ofLines = lines.map(line => contentsOf(line, facts))
  return {
    ...planned,
    mealTypes: isPriced(meal, planned) ? mealTypesOf(meal) : [],
    foods: [...new Set([...planned.foods, ...ofLines.flatMap(({ foods }) => foods)])],
    groups: [...new Set([...planned.groups, ...ofLines.flatMap(({ groups }) => groups)])],
  }
}

function isPriced(meal: Meal, { needs }: PlanMeal): boolean {
  return needs.length > 0 && unsoldIngredients(meal).length === 0
}

/** The default is a main meal, as for recipes that an operator imports. */
function mealTypesOf({ mealTypes }: Meal): Meal['mealTypes'] {
  return mealTypes.length > 0 ? mealTypes : ['lunch', 'dinner']
}

type Contents = { foods: string[]; groups: FoodGroup[] }

/**
 * What a line may contain besides its matched food: "peanuts and sesame seeds" matches peanuts. The words of the line
 * and of its product count, and what that is made of. A line without a match may contain anything.
 */
function contentsOf({ text, match }: RecipeLine, facts: Facts): Contents {
  if (!match) return { foods: [], groups: [...foodGroups] }
  const named = foodNamed(text, facts.lookup)
  const served = match.kind === 'product' ? foodsOfProduct(facts.menu, match.productId) : []
  const foods = [...served, ...(named ? [named] : [])]
  const product =
    match.kind === 'product' ? productsById(facts.catalogue).get(match.productId) : undefined
  const madeOf = (product && facts.productFacts(product)?.ingredients) ?? []
  const names = [product?.name ?? text, ...madeOf]
  return {
    foods: foods.map(({ food }) => food),
    groups: [...foods, ...names.map(name => ({ food: text, name }))].flatMap(groupsOfFood),
  }
}
