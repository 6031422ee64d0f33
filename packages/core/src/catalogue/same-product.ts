import { nameWithoutSize, type Product } from './product.ts'
import { readSize, type Unit } from './unit-price.ts'

type Sized = Pick<Product, 'name' | 'weightQuantity'>

/** Alike for the sizes of one product: the name without its size, whether or not a comma stands before it. */
export function sameProductKey(product: Sized): string {
  const name = nameWithoutSize(product).toLowerCase()
  const size = product.weightQuantity.toLowerCase()
  const rest = size && name.endsWith(` ${size}`) ? name.slice(0, -size.length) : name
  return rest.trim().replace(/,$/, '')
}

/** The smallest first; sizes that name no amount come last. */
export function bySize(a: Sized, b: Sized): number {
  return baseAmount(a) - baseAmount(b) || a.name.localeCompare(b.name)
}

function baseAmount({ weightQuantity }: Sized): number {
  return comparableSize(weightQuantity)?.amount ?? Number.POSITIVE_INFINITY
}

/**
 * The id of the size whose unit price is the lowest; null if two of them cannot be compared, or none is
 * lower than the others.
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

/** Pounds are compared with ounces. */
function comparableSize(weightQuantity: string): { amount: number; unit: Unit } | null {
  const size = readSize(weightQuantity)
  return size?.unit === 'lb' ? { amount: size.amount * 16, unit: 'oz' } : size
}
