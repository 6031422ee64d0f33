import {
  addBit,
  type Bitset,
  complement,
  countCommonBits,
  emptyBitset,
  fullBitset,
  intersection,
  union,
} from '../bitset.ts'
import { departmentKey, tagAttributes } from './attributes.ts'
import type { Filter } from './filters.ts'
import { documentsPriced, type PriceIndex } from './price-ranges.ts'

type Classified = { department: string; tags: readonly string[]; onSale: boolean }

/** Which documents carry a value, and the spelling the value is shown with. */
type Facet = { readonly label: string; readonly documents: Bitset }

/** Facets by attribute and by value, as `departmentKey` spells it. */
export type Facets = ReadonlyMap<string, ReadonlyMap<string, Facet>>

export function indexFacets(documents: readonly Classified[]): Facets {
  return new Map([
    ['department', departmentFacets(documents)],
    ['on_sale', flagFacets(documents, ({ onSale }) => onSale)],
    ...tagAttributes.map(
      tag => [tag, flagFacets(documents, ({ tags }) => tags.includes(tag))] as const,
    ),
  ])
}

export function documentsMatching(
  { facets, prices, size }: { facets: Facets; prices: PriceIndex; size: number },
  filter: Filter,
): Bitset {
  return matching(filter)

  function matching(filter: Filter): Bitset {
    switch (filter.kind) {
      case 'and':
        return filter.filters.map(matching).reduce(intersection, fullBitset(size))
      case 'or':
        return filter.filters.map(matching).reduce(union, emptyBitset(size))
      case 'not':
        return complement(matching(filter.filter), size)
      case 'equals': {
        const facet = facets.get(filter.attribute)?.get(departmentKey(filter.value))
        return facet?.documents ?? emptyBitset(size)
      }
      case 'prices':
        return documentsPriced(prices, filter)
    }
  }
}

/** Counts per value within the hits; values without a hit are left out. */
export function countValues(
  facets: Facets,
  attribute: string,
  hits: Bitset,
): Record<string, number> {
  const counts: [string, number][] = []
  for (const { label, documents } of facets.get(attribute)?.values() ?? []) {
    const count = countCommonBits(hits, documents)
    if (count > 0) counts.push([label, count])
  }
  return Object.fromEntries(counts)
}

function departmentFacets(documents: readonly Classified[]): Map<string, Facet> {
  const facets = new Map<string, Facet>()
  documents.forEach(({ department }, position) => {
    const key = departmentKey(department)
    let facet = facets.get(key)
    if (!facet) {
      facet = { label: department, documents: emptyBitset(documents.length) }
      facets.set(key, facet)
    }
    addBit(facet.documents, position)
  })
  return facets
}

function flagFacets(
  documents: readonly Classified[],
  isSet: (document: Classified) => boolean,
): Map<string, Facet> {
  const flagged = emptyBitset(documents.length)
  documents.forEach((document, position) => {
    if (isSet(document)) addBit(flagged, position)
  })
  return new Map([
    ['true', { label: 'TRUE', documents: flagged }],
    ['false', { label: 'FALSE', documents: complement(flagged, documents.length) }],
  ])
}
