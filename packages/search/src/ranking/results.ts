import { type CompiledFilter, compileFilter } from '../filters/accepts.ts'
import { categoryAttribute } from '../filters/attributes.ts'
import { countCategories } from '../filters/categories.ts'
import { countValues, type Facets } from '../filters/facets.ts'
import type { Filter } from '../filters/filters.ts'
import { mostUnpopular, type Orders } from '../indexing/orders.ts'
import { typoCost } from '../query/meanings.ts'
import { describingCost } from './costs.ts'
import type { Hits } from './hits.ts'
import { SmallestKeys } from './smallest-keys.ts'

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'name_asc'

export type PageRequest = {
  filter?: Filter
  sort: SearchSort
  /** Counted from 0. */
  page: number
  /** 0 asks for the counts alone, which skips ranking. */
  hitsPerPage: number
  facets?: readonly string[]
}

export type PageOfHits = {
  /** Places of this page's hits in the documents the index was made of. */
  positions: Uint32Array
  nbHits: number
  facets: Record<string, Record<string, number>>
}

/** Filters, counts and sorts the hits, or all documents if none are given. */
export type Results = (page: PageRequest, hits?: Hits) => PageOfHits

/** For each of three steps. */
const rareDepartmentCost = 8
const votingMargin = 12
/** What is also sold fresh is meant to be fresh: tomatoes, although there are more cans of them. */
const freshVotes = 3
const fewWordsCost = 2 * describingCost

export function createResults(facets: Facets, orders: Orders): Results {
  const { groupOf, departmentOf, departments, groupSizes } = facets
  const { unpopularity } = orders
  const size = groupOf.length
  /** Used again by each query, as the following are. */
  const smallest = new SmallestKeys()
  /** Per department. */
  const votes = new Float64Array(departments.length)
  const departmentCosts = new Uint8Array(departments.length)
  const produce = facets.departmentKeys.indexOf('produce')

  function ofHits(page: PageRequest, hits: Hits): PageOfHits {
    if (page.filter) hits.keep(compileFilter(facets, page.filter).accepts)
    const { documents, count } = hits
    return {
      positions: pageOf(page, hits),
      nbHits: count,
      facets: countsOf(page, hitsByGroup(documents, count), () => documents.subarray(0, count)),
    }
  }

  /** The hits themselves are needed only to count categories, which the groups do not distinguish. */
  function countsOf(
    { facets: asked = [] }: PageRequest,
    hits: Uint32Array,
    found: () => Uint32Array,
  ) {
    const counts = countValues(facets, asked, hits)
    if (asked.includes(categoryAttribute)) {
      counts[categoryAttribute] = countCategories(facets.categories, found())
    }
    return counts
  }

  function hitsByGroup(documents: Uint32Array, count: number): Uint32Array {
    const hits = new Uint32Array(groupSizes.length)
    for (let i = 0; i < count; i++) hits[groupOf[documents[i]!]!]!++
    return hits
  }

  function pageOf(page: PageRequest, hits: Hits): Uint32Array {
    const from = page.page * page.hitsPerPage
    const wanted = Math.min(from + page.hitsPerPage, size)
    const to = Math.min(wanted, hits.count)
    if (from >= to) return new Uint32Array(0)
    smallest.restart(wanted)
    const order = orders[page.sort === 'relevance' ? 'popularity' : page.sort]
    if (page.sort === 'relevance') offerByRelevance(hits)
    else {
      const { documents, count } = hits
      for (let i = 0; i < count; i++) smallest.offer(order.ranks[documents[i]!]!)
    }
    const keys = smallest.sorted()
    const positions = new Uint32Array(to - from)
    for (let i = from; i < to; i++) {
      positions[i - from] = order.documents[keys[i]! % size]!
    }
    return positions
  }

  /** Equal costs go by popularity. */
  function offerByRelevance({ documents, costs, count }: Hits): void {
    const { ranks } = orders.popularity
    findRareDepartments(documents, costs, count)
    for (let i = 0; i < count; i++) {
      const cost = costs[i]!
      if (cost * size > smallest.limit) continue
      const document = documents[i]!
      const department = departmentOf[groupOf[document]!]!
      const all = cost + departmentCosts[department]! + unpopularity[document]!
      smallest.offer(all * size + ranks[document]!)
    }
  }

  /**
   * The best matches, above all popular ones, tell in which departments things of this kind are: garlic is in Produce,
   * although there are more jars of it among the spices. There are only four steps: within a step, popularity decides.
   */
  function findRareDepartments(documents: Uint32Array, costs: Int32Array, count: number): void {
    let best = Infinity
    for (let i = 0; i < count; i++) best = Math.min(best, costs[i]!)
    votes.fill(0)
    for (let i = 0; i < count; i++) {
      if (costs[i]! > best + votingMargin) continue
      const document = documents[i]!
      const weight = mostUnpopular + 1 - unpopularity[document]!
      votes[departmentOf[groupOf[document]!]!]! += weight * weight
    }
    if (best % typoCost < fewWordsCost) votes[produce]! *= freshVotes
    let most = 1
    for (const vote of votes) most = Math.max(most, vote)
    for (let i = 0; i < votes.length; i++) {
      departmentCosts[i] = Math.round((1 - votes[i]! / most) * 3) * rareDepartmentCost
    }
  }

  function ofAll(page: PageRequest): PageOfHits {
    const order = (page.sort === 'relevance' ? orders.opening : orders[page.sort]).documents
    const from = page.page * page.hitsPerPage
    const to = from + page.hitsPerPage
    if (!page.filter) {
      const counts = countsOf(page, groupSizes, () => order)
      return { positions: order.slice(from, to), nbHits: size, facets: counts }
    }
    const { accepts, hitsByGroup: known } = compileFilter(facets, page.filter)
    // Where the hits of each group are known, no more of them are looked for than are shown.
    const hits = page.facets?.includes(categoryAttribute) ? undefined : known
    let inGroups = 0
    for (const its of hits ?? []) inGroups += its
    const found = firstAccepted(order, accepts, hits ? Math.min(to, inGroups) : size)
    return {
      positions: found.slice(from, to),
      nbHits: hits ? inGroups : found.length,
      facets: countsOf(page, hits ?? hitsByGroup(found, found.length), () => found),
    }
  }

  function firstAccepted(
    order: Uint32Array,
    accepts: CompiledFilter['accepts'],
    wanted: number,
  ): Uint32Array {
    const first = new Uint32Array(Math.min(wanted, size))
    let count = 0
    for (let i = 0; i < size && count < wanted; i++) {
      const document = order[i]!
      if (accepts(document)) first[count++] = document
    }
    return first.subarray(0, count)
  }

  return (page, hits) => (hits ? ofHits(page, hits) : ofAll(page))
}
