/** Prices in whole cents, both ends included. */
export type PriceRange = { kind: 'prices'; from: number; to: number }

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
