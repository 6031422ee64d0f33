import { sortSteps } from '../sort-steps.ts'
import { inSteps, type Steps } from '../steps.ts'
import { fold } from '../text/tokenize.ts'

type Sortable = { name: string; department: string; priceCents: number; popularity: number }

/** Documents in an order, and the rank of each in it. */
type Order = { documents: Uint32Array; ranks: Uint32Array }

/** Every order a result can be shown in; worked out once, when indexing. */
export type Orders = {
  name_asc: Order
  price_asc: Order
  price_desc: Order
  popularity: Order
  /** What a search without words shows: the popular ones, with no department in a block. */
  opening: Pick<Order, 'documents'>
  /** Per document: 0 for the most popular to `mostUnpopular`, in the units of the ranking's costs. */
  unpopularity: Uint8Array
}

export const mostUnpopular = 18

/** What each more popular product of its department takes from a product's place in the opening. */
const departmentFatigue = 0.96

/** Equal prices and equal popularity go by name, equal names by position: no order is left to chance. */
export function* orderSteps(documents: readonly Sortable[]): Steps<Orders> {
  const keys = new Array<string>(documents.length)
  const positions = new Uint32Array(documents.length)
  const price = new Float64Array(documents.length)
  const popularity = new Float64Array(documents.length)
  let mostPopularity = 1
  yield* inSteps(documents, (document, position) => {
    keys[position] = nameSortKey(document.name)
    positions[position] = position
    price[position] = document.priceCents
    popularity[position] = document.popularity
    mostPopularity = Math.max(mostPopularity, document.popularity)
  })
  const byName = yield* sortSteps(positions, (a, b) => {
    const left = keys[a]!
    const right = keys[b]!
    return left < right ? -1 : left > right ? 1 : a - b
  })
  const byPrice = yield* sortSteps(byName, (a, b) => price[a]! - price[b]!)
  const byPriceDown = yield* sortSteps(byName, (a, b) => price[b]! - price[a]!)
  const byPopularity = yield* sortSteps(byName, (a, b) => popularity[b]! - popularity[a]!)
  const opening = yield* spreadSteps(byPopularity, popularity, documents)
  const unpopularity = new Uint8Array(documents.length)
  yield* inSteps(popularity, (of, position) => {
    unpopularity[position] = Math.round(mostUnpopular * (1 - (of / mostPopularity) ** 2))
  })
  return {
    name_asc: yield* rankSteps(byName),
    price_asc: yield* rankSteps(byPrice),
    price_desc: yield* rankSteps(byPriceDown),
    popularity: yield* rankSteps(byPopularity),
    opening: { documents: opening },
    unpopularity,
  }
}

function* rankSteps(documents: Uint32Array): Steps<Order> {
  const ranks = new Uint32Array(documents.length)
  yield* inSteps(documents, (document, rank) => {
    ranks[document] = rank
  })
  return { documents, ranks }
}

/** Without popularity figures nothing is moved: the order is that of the names. */
function* spreadSteps(
  byPopularity: Uint32Array,
  popularity: Float64Array,
  documents: readonly Sortable[],
): Steps<Uint32Array> {
  const seen = new Map<string, number>()
  const weights = new Float64Array(documents.length)
  yield* inSteps(byPopularity, document => {
    const { department } = documents[document]!
    const before = seen.get(department) ?? 0
    seen.set(department, before + 1)
    weights[document] = popularity[document]! * departmentFatigue ** before
  })
  return yield* sortSteps(byPopularity, (a, b) => weights[b]! - weights[a]!)
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
