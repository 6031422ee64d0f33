import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import { bestFittingSize, packagesFor } from '@aisleway/core/lists/packages-for'
import type { WantedAmount } from '@aisleway/core/lists/wanted-amount'
import {
  type CountedLine,
  readContainerAtEnd,
  readCountedLine,
  readMeasuredLine,
  withoutContainer,
} from '@aisleway/core/lists/wanted-line'
import type { ProductResults } from '../product/product-results.ts'
import { packagesWanted, type WantedProduct } from './wanted-product.ts'

/** A query for a text, with the amount that was left out of it. */
export type Reading = {
  query: string
  amount?: WantedAmount
  counted?: CountedLine
  /** What was left out at the end: "bag". */
  container?: string
}

type Results = Pick<ProductResults, 'products' | 'guess'>

/**
 * One or two ways to read the text: as typed, and without what may be an amount or a container. As typed, "2 limes"
 * would find a bag of 2 lb, "1 lb butter" would find mussels in butter, and "bag of chips" would be a bag and chips.
 */
export function readingsOf(text: string): Reading[] {
  const typed = { query: text }
  const counted = readCountedLine(text)
  if (counted) return [typed, { query: counted.name, amount: counted.amount, counted }]
  const measured = readMeasuredLine(text)
  if (measured) {
    return [{ query: withoutContainer(text) }, { query: measured.name, amount: measured.amount }]
  }
  const held = readContainerAtEnd(text)
  return held ? [typed, { query: held.name, container: held.container }] : [typed]
}

/** The index of the reading to use, judged by what each one found. */
export function rightReading(readings: readonly Reading[], results: readonly Results[]): number {
  const [asTyped, named] = results
  if (!asTyped || !named || named.products.length === 0) return 0
  const { counted, container } = readings[1] ?? {}
  if (container) return areThingAndContainer(asTyped, container) && !areSeveralThings(named) ? 1 : 0
  if (!counted) return areInOneDepartment(asTyped, named) ? 0 : 1
  if (counted.isInContainers) return areSeveralThings(named) ? 0 : 1
  return isPartOfName(counted, asTyped) ? 0 : 1
}

/** The index of the reading whose words are checked for typos: of "half a pound of ham", only "ham". */
export function guessedReading(readings: readonly Reading[], right: number): number {
  const [, named] = readings
  return named?.amount && !named.counted ? 1 : right
}

/** The products that a reading found, with how many packages are wanted; the best fitting size comes first. */
export function wantedProducts({ query, amount }: Reading, found: Results): WantedProduct[] {
  const { products, guess } = found
  if (!amount) {
    return products.map(product => ({ product, quantity: packagesWanted(query, product, guess) }))
  }
  const best = bestFittingSize(products, amount)
  return products
    .toSorted((a, b) => Number(b === best) - Number(a === best))
    .map(product => ({ product, quantity: packagesFor(product, amount) }))
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

/** If the amount is a package size, both readings find the same thing: 10 lb of potatoes are among the potatoes. */
function areInOneDepartment(one: Results, other: Results): boolean {
  return (
    one.products[0]?.department === other.products[0]?.department &&
    areSeveralThings(one) === areSeveralThings(other)
  )
}

function areSeveralThings({ guess }: Results): boolean {
  return guess !== undefined && guess.queries.length > 1
}

/** "Baby carrots bag" finds carrots and bags, where "trash bag" finds one thing. */
function areThingAndContainer({ guess }: Results, container: string): boolean {
  const { queries = [] } = guess ?? {}
  return queries.length === 2 && queries[1] === container.toLowerCase()
}
