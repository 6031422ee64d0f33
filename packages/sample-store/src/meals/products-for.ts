import type { Ingredient } from '../content-files/ingredients.ts'
import { ingredientNamed } from '../ingredients.ts'

type Rule = Ingredient['products'][number]

/** The products that can serve as a food, in the given order. */
export function productsFor<Product extends { kind: string; name: string }>(
  food: string,
  products: readonly Product[],
): Product[] {
  const matchers = ingredientNamed(food).products.map(matcherOf)
  return products.filter(product => matchers.some(matches => matches(product)))
}

/** Tests whether a product meets the rule in an ingredient's entry. */
export function matcherOf({ kind, named, not }: Rule) {
  const wanted = named === undefined ? null : new RegExp(named)
  const unwanted = not === undefined ? null : new RegExp(not)
  return (product: { kind: string; name: string }) =>
    product.kind === kind &&
    (wanted?.test(product.name) ?? true) &&
    !(unwanted?.test(product.name) ?? false)
}
