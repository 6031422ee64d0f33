import { diets } from '@aisleway/core/catalogue/diets'
import type { DietReason, ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'
import { content } from './content.ts'
import type { Mix, ProductKind } from './content-files/product-kinds.ts'
import { ingredients } from './ingredients.ts'
import { matcherOf } from './meals/products-for.ts'
import { dietRules, holds } from './nutrition/diet-rules.ts'
import { withinFatClaim } from './nutrition/fat-claim.ts'
import { namedNutrients } from './nutrition/named-nutrients.ts'
import { nutritionFacts } from './nutrition/nutrition-facts.ts'
import { partsOf, type Serving, servingOf, sum } from './nutrition/serving.ts'
import { choicesOf, labelOf, mixOf, ownMixOf, productId } from './product-choices.ts'

/** What the composition of a sample product tells; null for any other product and for non-food. */
export function productFacts(product: { id: string; kind: string }): ProductFacts | null {
  const kind = kinds().get(product.kind)
  const choice = kind && choicesOf(kind).find(one => productId(one) === product.id)
  const mix = choice && mixOf(choice)
  if (!mix || !kind.food) return null
  const ownMix = ownMixOf(choice)
  const serving = withinFatClaim(servingOf(mix, kind.food.servingGrams), labelOf(choice))
  return {
    ingredients: ingredientNames(ownMix),
    nonPlantIngredients: ingredientNames(ownMix, food => nutritionFacts(food).origin !== 'plant'),
    servingGrams: serving.grams,
    ...weightsOf(mix, { kind: kind.slug, name: labelOf(choice) }),
    nutrition: namedNutrients(serving.nutrients),
    isEstimate: !ownMix,
    reasons: reasonsOf(serving),
  }
}

/** What a fluid ounce or a piece of a product weighs; a piece only if it serves as the food that it is made of. */
function weightsOf(mix: Mix, product: { kind: string; name: string }) {
  const food = typeof mix === 'string' ? ingredients[mix] : undefined
  const isPiece = food?.products.some(rule => matcherOf(rule)(product))
  return { gramsPerFlOz: gramsPerFlOz(mix), gramsEach: isPiece ? food?.gramsEach : undefined }
}

/** Of a mixture, known if all parts are liquids: loose berries have air between them. */
function gramsPerFlOz(mix: Mix): number | undefined {
  if (typeof mix === 'string') return ingredients[mix]?.gramsPerFlOz
  const parts = partsOf(mix)
  const flOz = parts.map(([food, grams]) => {
    const each = ingredients[food]?.gramsPerFlOz ?? 0
    return each >= lightestLiquid ? grams / each : Number.NaN
  })
  const each = sum(parts.map(([, grams]) => grams)) / sum(flOz)
  return Number.isNaN(each) ? undefined : each
}

/** Oil weighs 27 g per fluid ounce. */
const lightestLiquid = 25

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
