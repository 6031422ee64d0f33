import type { Steps } from './steps.ts'
import { fold } from './tokenize.ts'

type Sortable = { name: string; priceCents: number; popularity: number }

/** Document positions in every order a result can be shown in; worked out once, when indexing. */
export type Orders = {
  name_asc: Uint32Array
  price_asc: Uint32Array
  price_desc: Uint32Array
  popularity: Uint32Array
}

/** Equal prices and equal popularity go by name, equal names by position: no order is left to chance. */
export function* orderSteps(documents: readonly Sortable[]): Steps<Orders> {
  const keys = documents.map(({ name }) => nameSortKey(name))
  yield
  const byName = Uint32Array.from(documents.keys()).sort((a, b) => {
    const left = keys[a]!
    const right = keys[b]!
    return left < right ? -1 : left > right ? 1 : a - b
  })
  yield
  const price = Float64Array.from(documents, ({ priceCents }) => priceCents)
  const byPrice = byName.toSorted((a, b) => price[a]! - price[b]!)
  yield
  const byPriceDown = byName.toSorted((a, b) => price[b]! - price[a]!)
  yield
  const popularity = Float64Array.from(documents, document => document.popularity)
  const byPopularity = byName.toSorted((a, b) => popularity[b]! - popularity[a]!)
  return {
    name_asc: byName,
    price_asc: byPrice,
    price_desc: byPriceDown,
    popularity: byPopularity,
  }
}

/**
 * Orders names as people expect: without case, accents and punctuation, "2 ct" before "12 ct".
 * Not Intl.Collator: its order depends on the ICU version, so server and browser could differ.
 */
export function nameSortKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\d+/g, digits => digits.replace(/^0+/, '').padStart(12, '0'))
    .trim()
}
