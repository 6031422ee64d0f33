import type { Product } from '@aisleway/core/catalogue/product'
import { messages as labels } from '../../catalogue/label-messages.ts'

/** Up to two diet tags, with an ellipsis if there are more (spec 1 §8). */
export function tagsText({ diets }: Pick<Product, 'diets'>): string {
  const shown = diets.slice(0, 2).map(diet => labels.diets[diet])
  return shown.join(', ') + (diets.length > shown.length ? ' …' : '')
}
