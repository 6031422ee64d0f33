import { addBit, type Bitset, emptyBitset } from '../bitset.ts'

/** Prices in whole cents, both ends included. */
export type PriceRange = { kind: 'prices'; from: number; to: number }

/** All documents by ascending price, and the price of each, for a binary search. */
export type PriceIndex = { readonly documents: Uint32Array; readonly cents: Uint32Array }

export function indexPrices(
  byPrice: Uint32Array,
  documents: readonly { priceCents: number }[],
): PriceIndex {
  return {
    documents: byPrice,
    cents: byPrice.map(document => documents[document]!.priceCents),
  }
}

export function documentsPriced({ documents, cents }: PriceIndex, range: PriceRange): Bitset {
  const matching = emptyBitset(documents.length)
  for (let i = firstFrom(cents, range.from); i < cents.length && cents[i]! <= range.to; i++) {
    addBit(matching, documents[i]!)
  }
  return matching
}

export type PriceOperator = '<' | '<=' | '=' | '!=' | '>=' | '>'

const operators: readonly string[] = ['<', '<=', '=', '!=', '>=', '>']

export function isOperator(text: string): text is PriceOperator {
  return operators.includes(text)
}

export function pricesBetween(lowDollars: number, highDollars: number): PriceRange {
  return range(Math.ceil(centsOf(lowDollars)), Math.floor(centsOf(highDollars)))
}

export function pricesCompared(
  operator: PriceOperator,
  dollars: number,
): PriceRange | { kind: 'not'; filter: PriceRange } {
  const cents = centsOf(dollars)
  switch (operator) {
    case '<':
      return range(0, Math.ceil(cents) - 1)
    case '<=':
      return range(0, Math.floor(cents))
    case '>=':
      return range(Math.ceil(cents), Infinity)
    case '>':
      return range(Math.floor(cents) + 1, Infinity)
    case '=':
      return pricesBetween(dollars, dollars)
    case '!=':
      return { kind: 'not', filter: pricesBetween(dollars, dollars) }
  }
}

function range(from: number, to: number): PriceRange {
  return { kind: 'prices', from, to }
}

/** Three decimal places count, as in Algolia's filters; 4.29 × 100 by itself is less than 429. */
function centsOf(dollars: number): number {
  return Math.round(dollars * 1000) / 10
}

function firstFrom(cents: Uint32Array, from: number): number {
  let low = 0
  let high = cents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (cents[middle]! < from) low = middle + 1
    else high = middle
  }
  return low
}
