import { diets } from '@aisleway/core/catalogue/diets'
import type { DietReason, ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'
import { content } from './content.ts'
import type { Mix, ProductKind } from './content-files/product-kinds.ts'
import { ingredients } from './ingredients.ts'
import { dietRules, holds } from './nutrition/diet-rules.ts'
import { namedNutrients } from './nutrition/named-nutrients.ts'
import { nutritionFacts } from './nutrition/nutrition-facts.ts'
import { partsOf, type Serving, servingOf } from './nutrition/serving.ts'
import { choicesOf, mixOf, ownMixOf, productId } from './product-choices.ts'

/** What the composition of a sample product tells; null for any other product and for non-food. */
export function productFacts(product: { id: string; kind: string }): ProductFacts | null {
  const kind = kinds().get(product.kind)
  const choice = kind && choicesOf(kind).find(one => productId(one) === product.id)
  const mix = choice && mixOf(choice)
  if (!mix || !kind.food) return null
  const ownMix = ownMixOf(choice)
  const serving = servingOf(mix, kind.food.servingGrams)
  return {
    ingredients: ingredientNames(ownMix),
    nonPlantIngredients: ingredientNames(ownMix, food => nutritionFacts(food).origin !== 'plant'),
    servingGrams: serving.grams,
    nutrition: namedNutrients(serving.nutrients),
    isEstimate: !ownMix,
    reasons: reasonsOf(serving),
  }
}

let kindBySlug: Map<string, ProductKind> | undefined

function kinds(): Map<string, ProductKind> {
  kindBySlug ??= new Map(
    content.departments.flatMap(({ kinds }) => kinds.map(kind => [kind.slug, kind])),
  )
  return kindBySlug
}

/** Heaviest first, as a label lists them; none if the composition is only an estimate. */
function ingredientNames(
  mix: Mix | undefined,
  isMeant: (food: string) => boolean = () => true,
): string[] {
  const foods = (mix ? partsOf(mix) : [])
    .filter(([food]) => isMeant(food))
    .sort(([, a], [, b]) => b - a)
  return [...new Set(foods.map(([food]) => ingredients[food]?.onLabel ?? food))]
}

function reasonsOf(serving: Serving): DietReason[] {
  return diets.map(diet => {
    const { sources, checks, oneOf } = dietRules[diet]
    return {
      diet,
      isMet: holds(diet, serving),
      checks: checks(serving),
      oneOf: oneOf?.(serving) ?? [],
      sources: [...sources],
    }
  })
}
