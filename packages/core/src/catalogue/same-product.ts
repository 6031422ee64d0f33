import { nameWithoutSize, type Product } from './product.ts'
import { readSize, type Unit } from './unit-price.ts'

type Sized = Pick<Product, 'name' | 'weightQuantity'>

/** The same key for all sizes of one product: its name without the size, with or without a comma before it. */
export function sameProductKey(product: Sized): string {
  const name = nameWithoutSize(product).toLowerCase()
  const size = product.weightQuantity.toLowerCase()
  const rest = size && name.endsWith(` ${size}`) ? name.slice(0, -size.length) : name
  return rest.trim().replace(/,$/, '')
}

/** Smallest first; sizes without a known amount come last. */
export function bySize(a: Sized, b: Sized): number {
  return baseAmount(a) - baseAmount(b) || a.name.localeCompare(b.name)
}

function baseAmount({ weightQuantity }: Sized): number {
  return comparableSize(weightQuantity)?.amount ?? Number.POSITIVE_INFINITY
}

/**
 * The id of the size with the lowest unit price; null if two sizes cannot be compared, or no single one is lowest.
 */
export function bestUnitPriceId(
  products: readonly Pick<Product, 'id' | 'priceCents' | 'weightQuantity'>[],
): string | null {
  const priced = products.map(({ id, priceCents, weightQuantity }) => {
    const size = comparableSize(weightQuantity)
    return { id, unit: size?.unit, cents: size ? priceCents / size.amount : 0 }
  })
  const [best, next] = priced.toSorted((a, b) => a.cents - b.cents)
  const isComparable = best?.unit && priced.every(({ unit }) => unit === best.unit)
  return isComparable && next && best.cents < next.cents ? best.id : null
}

/** Pounds are converted to ounces. */
function comparableSize(weightQuantity: string): { amount: number; unit: Unit } | null {
  const size = readSize(weightQuantity)
  return size?.unit === 'lb' ? { amount: size.amount * 16, unit: 'oz' } : size
}
