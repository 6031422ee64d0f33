import { departmentKey } from './attributes.ts'
import { type FacetGroup, type Facets, flagAttributes } from './facets.ts'
import type { Filter } from './filters.ts'

/** Whether a document passes. */
export type Accepts = (document: number) => boolean

/** What a filter does: which groups pass, or, where prices are compared, which documents. */
export type CompiledFilter =
  | { groups: Uint8Array; accepts: Accepts }
  | { groups?: never; accepts: Accepts }

export function compileFilter(facets: Facets, filter: Filter): CompiledFilter {
  if (comparesPrices(filter)) return { accepts: perDocument(facets, filter) }
  const groups = Uint8Array.from(facets.groups, group => (isGroupOf(facets, filter, group) ? 1 : 0))
  const { groupOf } = facets
  return { groups, accepts: document => groups[groupOf[document]!] === 1 }
}

function comparesPrices(filter: Filter): boolean {
  switch (filter.kind) {
    case 'prices':
      return true
    case 'equals':
      return false
    case 'not':
      return comparesPrices(filter.filter)
    default:
      return filter.filters.some(comparesPrices)
  }
}

function perDocument(facets: Facets, filter: Filter): Accepts {
  if (!comparesPrices(filter)) return compileFilter(facets, filter).accepts
  switch (filter.kind) {
    case 'prices': {
      const { from, to } = filter
      const { priceCents } = facets
      return document => priceCents[document]! >= from && priceCents[document]! <= to
    }
    case 'not': {
      const accepts = perDocument(facets, filter.filter)
      return document => !accepts(document)
    }
    case 'and': {
      const all = filter.filters.map(each => perDocument(facets, each))
      return document => all.every(accepts => accepts(document))
    }
    case 'or': {
      const any = filter.filters.map(each => perDocument(facets, each))
      return document => any.some(accepts => accepts(document))
    }
    default:
      throw new Error(`A filter of kind ${filter.kind} compares no prices`)
  }
}

function isGroupOf(facets: Facets, filter: Filter, group: FacetGroup): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every(each => isGroupOf(facets, each, group))
    case 'or':
      return filter.filters.some(each => isGroupOf(facets, each, group))
    case 'not':
      return !isGroupOf(facets, filter.filter, group)
    case 'equals':
      return hasValue(facets, filter.attribute, departmentKey(filter.value), group)
    case 'prices':
      throw new Error('A price is no matter of groups')
  }
}

function hasValue(facets: Facets, attribute: string, value: string, group: FacetGroup): boolean {
  if (attribute === 'department')
    return departmentKey(facets.departments[group.department]!) === value
  const isSet = (group.flags & (1 << flagAttributes.indexOf(attribute))) !== 0
  return value === String(isSet)
}
