import { type Accepts, compileFilter } from '../filters/accepts.ts'
import { categoryAttribute } from '../filters/attributes.ts'
import { countCategories } from '../filters/categories.ts'
import { countValues, type Facets } from '../filters/facets.ts'
import type { Filter } from '../filters/filters.ts'
import { mostUnpopular, type Orders } from '../indexing/orders.ts'
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

/** Filters, counts and orders what was found; without hits, all documents. */
export type Results = (page: PageRequest, hits: Hits | undefined) => PageOfHits

const rareDepartmentCost = 24
const votingMargin = 12

export function createResults(facets: Facets, orders: Orders): Results {
  const { groupOf, departmentOf, departments, groupSizes } = facets
  const { unpopularity } = orders
  const size = groupOf.length
  const kept = new Uint32Array(size)

  function ofHits(page: PageRequest, hits: Hits): PageOfHits {
    const found = page.filter ? keep(hits, page.filter) : hits.documents.subarray(0, hits.count)
    return {
      positions: pageOf(page, found, hits.costs),
      nbHits: found.length,
      facets: page.facets?.length ? countsOf(page.facets, hitsByGroup(found), () => found) : {},
    }
  }

  function keep({ documents, count }: Hits, filter: Filter): Uint32Array {
    const { accepts } = compileFilter(facets, filter)
    let length = 0
    for (let i = 0; i < count; i++) {
      if (accepts(documents[i]!)) kept[length++] = documents[i]!
    }
    return kept.subarray(0, length)
  }

  /** The hits themselves are asked for only to count categories, which the groups do not tell. */
  function countsOf(asked: readonly string[], hits: Uint32Array, found: () => Uint32Array) {
    const counts = countValues(facets, asked, hits)
    if (asked.includes(categoryAttribute)) {
      counts[categoryAttribute] = countCategories(facets.categories, found())
    }
    return counts
  }

  function hitsByGroup(found: Uint32Array): Uint32Array {
    const hits = new Uint32Array(groupSizes.length)
    for (let i = 0; i < found.length; i++) hits[groupOf[found[i]!]!]!++
    return hits
  }

  function pageOf(page: PageRequest, found: Uint32Array, costs: Int32Array): Uint32Array {
    const from = page.page * page.hitsPerPage
    const to = Math.min(from + page.hitsPerPage, found.length)
    if (from >= to) return new Uint32Array(0)
    const smallest = new SmallestKeys(to)
    if (page.sort === 'relevance') offerByRelevance(found, costs, smallest)
    else {
      const { ranks } = orders[page.sort]
      for (let i = 0; i < found.length; i++) smallest.offer(ranks[found[i]!]!)
    }
    const { documents } = orders[page.sort === 'relevance' ? 'popularity' : page.sort]
    const keys = smallest.sorted()
    const positions = new Uint32Array(to - from)
    for (let i = from; i < to; i++) positions[i - from] = documents[keys[i]! % size]!
    return positions
  }

  /** Equal costs go by popularity. */
  function offerByRelevance(found: Uint32Array, costs: Int32Array, smallest: SmallestKeys): void {
    const { ranks } = orders.popularity
    const departmentCosts = rareDepartmentCosts(found, costs)
    for (let i = 0; i < found.length; i++) {
      const document = found[i]!
      const cost = costs[document]!
      if (cost * size > smallest.limit) continue
      const department = departmentOf[groupOf[document]!]!
      const all = cost + departmentCosts[department]! + unpopularity[document]!
      smallest.offer(all * size + ranks[document]!)
    }
  }

  /**
   * Per department. The best names tell where things of this kind stand, popular ones above all: garlic is in Produce,
   * though there are more jars of it among the spices. Four steps, not a fine scale: within a step popularity decides.
   */
  function rareDepartmentCosts(found: Uint32Array, costs: Int32Array): Float64Array {
    let best = Infinity
    for (let i = 0; i < found.length; i++) best = Math.min(best, costs[found[i]!]!)
    const votes = new Float64Array(departments.length)
    for (let i = 0; i < found.length; i++) {
      const document = found[i]!
      if (costs[document]! > best + votingMargin) continue
      const weight = mostUnpopular + 1 - unpopularity[document]!
      votes[departmentOf[groupOf[document]!]!]! += weight * weight
    }
    const most = votes.reduce((a, b) => Math.max(a, b), 1)
    return votes.map(its => (Math.round((1 - its / most) * 3) * rareDepartmentCost) / 3)
  }

  function ofAll(page: PageRequest): PageOfHits {
    const order = (page.sort === 'relevance' ? orders.opening : orders[page.sort]).documents
    const from = page.page * page.hitsPerPage
    const to = from + page.hitsPerPage
    const asked = page.facets ?? []
    if (!page.filter) {
      const counts = countsOf(asked, groupSizes, () => order)
      return { positions: order.slice(from, to), nbHits: size, facets: counts }
    }
    const { groups: accepted, accepts } = compileFilter(facets, page.filter)
    const hits = accepted
      ? groupSizes.map((documents, group) => documents * accepted[group]!)
      : hitsByGroup(order.filter(accepts))
    return {
      positions: firstAccepted(order, accepts, to).subarray(from),
      nbHits: hits.reduce((a, b) => a + b, 0),
      facets: countsOf(asked, hits, () => order.filter(accepts)),
    }
  }

  return (page, hits) => (hits ? ofHits(page, hits) : ofAll(page))
}

function firstAccepted(order: Uint32Array, accepts: Accepts, wanted: number): Uint32Array {
  const first: number[] = []
  for (let i = 0; i < order.length && first.length < wanted; i++) {
    if (accepts(order[i]!)) first.push(order[i]!)
  }
  return Uint32Array.from(first)
}
