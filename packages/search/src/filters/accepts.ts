import { categoryAttribute, departmentKey } from './attributes.ts'
import { isOfCategory } from './categories.ts'
import { type Facets, flagAttributes } from './facets.ts'
import type { Filter } from './filters.ts'
import type { PriceRange } from './price-ranges.ts'

/** Whether a document passes; inside, also whether a group does. */
type Accepts = (document: number) => boolean

/**
 * What a filter does: how many documents of each group pass, unless it asks for prices or a category, and which
 * documents.
 */
export type CompiledFilter = { hitsByGroup?: Uint32Array; accepts: Accepts }

type Equals = Extract<Filter, { kind: 'equals' }>
type Condition = Equals | PriceRange

export function compileFilter(facets: Facets, filter: Filter): CompiledFilter {
  const { groupOf, groupSizes } = facets
  if (needsDocuments(filter)) {
    return { accepts: combined(filter, condition => ofDocument(facets, condition)) }
  }
  // Prices need documents.
  const isGroupOf = combined(filter, condition => ofGroup(facets, condition as Equals))
  // `map` and `from` take several times as long as a loop.
  const hitsByGroup = groupSizes.slice()
  for (let group = 0; group < hitsByGroup.length; group++) {
    if (!isGroupOf(group)) hitsByGroup[group] = 0
  }
  return { hitsByGroup, accepts: document => hitsByGroup[groupOf[document]!]! > 0 }
}

/** Whether the groups do not decide it. */
function needsDocuments(filter: Filter): boolean {
  if ('filters' in filter) return filter.filters.some(needsDocuments)
  if (filter.kind === 'not') return needsDocuments(filter.filter)
  return filter.kind === 'prices' || filter.attribute === categoryAttribute
}

function combined(filter: Filter, accepts: (condition: Condition) => Accepts): Accepts {
  switch (filter.kind) {
    case 'not': {
      const isExcluded = combined(filter.filter, accepts)
      return number => !isExcluded(number)
    }
    case 'and':
    case 'or': {
      const all = filter.filters.map(each => combined(each, accepts))
      return filter.kind === 'and'
        ? number => all.every(each => each(number))
        : number => all.some(each => each(number))
    }
    default:
      return accepts(filter)
  }
}

function ofDocument(facets: Facets, condition: Condition): Accepts {
  const { groupOf, priceCents } = facets
  if (condition.kind === 'prices') {
    const { from, to } = condition
    return document => priceCents[document]! >= from && priceCents[document]! <= to
  }
  if (condition.attribute === categoryAttribute) {
    return isOfCategory(facets.categories, condition.value)
  }
  const isGroupOf = ofGroup(facets, condition)
  return document => isGroupOf(groupOf[document]!)
}

function ofGroup(facets: Facets, condition: Equals): Accepts {
  const { departmentKeys, departmentOf, flagsOf } = facets
  const { attribute } = condition
  const value = departmentKey(condition.value)
  if (attribute === 'department') {
    const department = departmentKeys.indexOf(value)
    return group => departmentOf[group] === department
  }
  const flag = flagAttributes.indexOf(attribute)
  const wanted = ['false', 'true'].indexOf(value)
  return group => ((flagsOf[group]! >> flag) & 1) === wanted
}
