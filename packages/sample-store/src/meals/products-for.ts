import type { IngredientKey } from '../nutrition/ingredients.ts'
import { larder } from './larder.ts'

/** The products that serve as a food, in the order given. */
export function productsFor<Product extends { kind: string; name: string }>(
  food: IngredientKey,
  products: readonly Product[],
): Product[] {
  return products.filter(({ kind, name }) =>
    larder[food].products.some(
      rule =>
        rule.kind === kind && (rule.named?.test(name) ?? true) && !(rule.not?.test(name) ?? false),
    ),
  )
}
