/** "Gluten free pasta under $3" as what is searched and the most it may cost, in dollars. */
export type LimitedQuery = { query: string; mostDollars?: number }

/**
 * Without a currency, only a number at the end is a price: "cookies under 100 calories" are none for $100. A list has no
 * price in common.
 */
export function readPriceLimit(query: string): LimitedQuery {
  const [limit, signed, named, bare] = priceLimit.exec(query) ?? []
  const dollars = signed ?? named ?? bare
  if (!limit || !dollars || /[,;\n]/.test(query.replace(limit, ''))) return { query }
  return {
    query: query.replace(limit, ' ').replace(/\s+/g, ' ').trim(),
    mostDollars: Number(dollars.replace(',', '.')),
  }
}

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const priceLimit = new RegExp(
  String.raw`(?:^|\s)(?:under|below|less than|up to|por menos de|menos de|hasta)\s+` +
    String.raw`(?:\$\s?${number}(?![\d.,]*\d)|${number}\s?(?:dollars?|bucks|d[oó]lares|\$)(?!\p{L})|${number}\s*$)`,
  'iu',
)
