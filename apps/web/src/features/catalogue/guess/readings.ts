import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import { bestFittingSize, packagesFor } from '@aisleway/core/lists/packages-for'
import { type CountedLine, readCountedLine } from '@aisleway/core/lists/wanted-line'
import type { ProductResults } from '../product/product-results.ts'
import { packagesWanted, type WantedProduct } from './wanted-product.ts'

/** A query for a text, with the amount that was left out of it. */
export type Reading = { query: string; counted?: CountedLine }

type Results = Pick<ProductResults, 'products' | 'guess'>

/**
 * The text as typed, and without what may be the amount: sizes of packages match a number too, so that "2 limes" would
 * find a bag of 2 lb, and "bag of chips" would be a bag and chips.
 */
export function readingsOf(text: string): Reading[] {
  const counted = readCountedLine(text)
  return counted ? [{ query: text }, { query: counted.name, counted }] : [{ query: text }]
}

/** The place of the right one of one or two readings, given what each found. */
export function rightReading(readings: readonly Reading[], results: readonly Results[]): number {
  const [asTyped, named] = results
  const counted = readings[1]?.counted
  if (!counted || !asTyped || !named || named.products.length === 0) return 0
  if (counted.isInHolders) return areSeveralThings(named) ? 0 : 1
  return isPartOfName(counted, asTyped) ? 0 : 1
}

/** What a reading found, each with the packages wanted of it, and first the size that fits the amount best. */
export function wantedProducts({ query, counted }: Reading, found: Results): WantedProduct[] {
  const { products, guess } = found
  if (!counted) {
    return products.map(product => ({ product, quantity: packagesWanted(query, product, guess) }))
  }
  const best = bestFittingSize(products, counted.amount)
  return products
    .toSorted((a, b) => Number(b === best) - Number(a === best))
    .map(product => ({ product, quantity: packagesFor(product, counted.amount) }))
}

/** "7 up" has a synonym as a whole, and "15 bean soup" finds a product with the number in its name. */
function isPartOfName({ number, isAmbiguous }: CountedLine, results: Results): boolean {
  if (areSeveralThings(results)) return true
  if (!isAmbiguous) return false
  const { products, guess } = results
  const pattern = new RegExp(`(?<![\\d.,])${number}(?![\\d.,%])`, 'i')
  const names = [
    ...products.slice(0, 1).map(nameWithoutSize),
    ...(guess?.replaced.map(({ typed }) => typed) ?? []),
  ]
  return names.some(name => pattern.test(name))
}

function areSeveralThings({ guess }: Results): boolean {
  return guess !== undefined && guess.queries.length > 1
}
