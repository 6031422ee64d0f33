import { departments } from '@aisleway/core/catalogue/departments'
import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { productRow } from './test-app.ts'

type Row = ReturnType<typeof productRow>

const brands = ['Hollow Creek', 'Marlow', 'Sunny Fold']
const nouns = ['Yogurt', 'Broth', 'Crackers', 'Apples', 'Shampoo']

/** 240 products with distinct prices, spread unevenly over departments, diets and sales. */
export const mixedProducts: readonly Row[] = Array.from({ length: 240 }, (_, i) =>
  productRow({
    id: `product-${i}`,
    name: `${brands[i % 3]} ${nouns[(i * 7) % 5]} No${i}`,
    priceCents: 100 + ((i * 37) % 240) * 5,
    originalPriceCents: i % 7 === 0 ? 2000 : null,
    department: departments[Math.floor(Math.sqrt((i * 13) % 49))]!,
    diets: diets.filter((_, d) => (i + d) % ((d % 3) + 2) === 0),
    popularity: (i * 11) % 90,
  }),
)

export type Wanted = {
  /** A word that occurs in names as a whole word or not at all. */
  word?: string
  departments?: readonly string[]
  diets?: readonly Diet[]
  isOnSale?: boolean
  minDollars?: number
  maxDollars?: number
}

/** The expected result of a search, found by checking every product. */
export function scan(wanted: Wanted): Row[] {
  return mixedProducts.filter(
    product =>
      (!wanted.word || product.name.toLowerCase().split(' ').includes(wanted.word)) &&
      (!wanted.departments || wanted.departments.includes(product.department)) &&
      (wanted.diets ?? []).every(diet => product.diets.includes(diet)) &&
      (wanted.isOnSale === undefined || isOnSale(product) === wanted.isOnSale) &&
      product.priceCents / 100 >= (wanted.minDollars ?? 0) &&
      product.priceCents / 100 <= (wanted.maxDollars ?? Infinity),
  )
}

export function countBy(products: readonly Row[], keyOf: (product: Row) => string) {
  const counts: Record<string, number> = {}
  for (const product of products) {
    const key = keyOf(product)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

export const idsIn = (products: readonly { id: string }[]) => products.map(({ id }) => id).sort()
