import { centsFromDollars } from '../../money.ts'
import { departmentFrom, indexSpelling } from '../departments.ts'
import { type Diet, diets } from '../diets.ts'
import type { Product } from '../product.ts'

/** A record of the search index, as on the wire (spec 1 §3, "Product (search hit)"). */
export type SearchHit = {
  objectID: string
  product_name?: string
  /** In dollars; a hosted index may hold it as text. */
  current_price: number | string
  original_price?: number | string | null
  image_url?: string
  weight_quantity?: string
  department?: string
  _highlightResult?: { product_name?: { value: string } }
} & { [flag in Diet]?: 'TRUE' | 'FALSE' }

export function hitFromProduct(product: Product): SearchHit {
  return {
    objectID: product.id,
    product_name: product.name,
    current_price: product.priceCents / 100,
    ...(product.originalPriceCents !== null && {
      original_price: product.originalPriceCents / 100,
    }),
    image_url: product.imageUrl,
    weight_quantity: product.weightQuantity,
    department: indexSpelling(product.department),
    ...Object.fromEntries(product.diets.map(diet => [diet, 'TRUE'])),
  }
}

/** Reads a hit with the fallbacks of spec 1 §3; null without a price above 0. */
export function productFromHit(hit: SearchHit): Product | null {
  const price = Number(hit.current_price)
  if (!(price > 0 && Number.isFinite(price))) return null
  const original = Number(hit.original_price)
  return {
    id: hit.objectID,
    name: hit.product_name || 'Unknown product',
    priceCents: centsFromDollars(price),
    originalPriceCents: original > 0 ? centsFromDollars(original) : null,
    weightQuantity: hit.weight_quantity ?? '',
    department: departmentFrom(hit.department ?? '') ?? 'Other',
    imageUrl: hit.image_url ?? '',
    diets: diets.filter(diet => hit[diet] === 'TRUE'),
    isRetired: false,
  }
}
