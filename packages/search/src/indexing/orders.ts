import { sortSteps } from '../sort-steps.ts'
import { inSteps, type Steps } from '../steps.ts'
import { fold } from '../text/tokenize.ts'

type Sortable = { name: string; department: string; priceCents: number; popularity: number }

/** Documents in an order, and the rank of each in it. */
export type Order = { documents: Uint32Array; ranks: Uint32Array }

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
  const keys: string[] = []
  yield* inSteps(documents, ({ name }) => keys.push(nameSortKey(name)))
  const byName = yield* sortSteps(Uint32Array.from(documents.keys()), (a, b) => {
    const left = keys[a]!
    const right = keys[b]!
    return left < right ? -1 : left > right ? 1 : a - b
  })
  const price = Float64Array.from(documents, ({ priceCents }) => priceCents)
  const byPrice = yield* sortSteps(byName, (a, b) => price[a]! - price[b]!)
  const byPriceDown = yield* sortSteps(byName, (a, b) => price[b]! - price[a]!)
  const popularity = Float64Array.from(documents, document => document.popularity)
  const byPopularity = yield* sortSteps(byName, (a, b) => popularity[b]! - popularity[a]!)
  const opening = yield* spreadSteps(byPopularity, popularity, documents)
  yield
  return {
    name_asc: ranked(byName),
    price_asc: ranked(byPrice),
    price_desc: ranked(byPriceDown),
    popularity: ranked(byPopularity),
    opening: { documents: opening },
    unpopularity: unpopularityOf(popularity),
  }
}

function ranked(documents: Uint32Array): Order {
  const ranks = new Uint32Array(documents.length)
  documents.forEach((document, rank) => {
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
  for (const document of byPopularity) {
    const { department } = documents[document]!
    const before = seen.get(department) ?? 0
    seen.set(department, before + 1)
    weights[document] = popularity[document]! * departmentFatigue ** before
  }
  return yield* sortSteps(byPopularity, (a, b) => weights[b]! - weights[a]!)
}

function unpopularityOf(popularity: Float64Array): Uint8Array {
  const most = popularity.reduce((a, b) => Math.max(a, b), 1)
  return Uint8Array.from(popularity, of => Math.round(mostUnpopular * (1 - (of / most) ** 2)))
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
