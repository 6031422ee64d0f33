import { priceAttribute } from '@aisleway/search/filters/attributes'
import {
  type Filter,
  FilterSyntaxError,
  facetAttributes,
  parseFilters,
} from '@aisleway/search/filters/filters'
import type { SearchRequest } from '@aisleway/search/search-index'
import type { Parameters } from './parameters.ts'
import { BadSearchError } from './wire-errors.ts'

/** All three kinds of filters of a request, combined with AND; empty without any, which costs a search nothing. */
export function filterOf({
  filters,
  facetFilters,
  numericFilters,
}: Parameters): Pick<SearchRequest, 'filter'> {
  const all: Filter[] = [
    ...(filters ? [withName('filters', () => parseFilters(filters))] : []),
    ...conditions('facetFilters', facetFilters, facetCondition),
    ...conditions('numericFilters', numericFilters, numericCondition),
  ]
  const [first, ...others] = all
  if (!first) return {}
  return { filter: others.length === 0 ? first : { kind: 'and', filters: all } }
}

const mostConditions = 100

/** The conditions in a list are combined with AND; those in a nested list with OR. */
function conditions(
  name: 'facetFilters' | 'numericFilters',
  given: Parameters['facetFilters'],
  read: (text: string) => Filter,
): Filter[] {
  const groups = typeof given === 'string' ? [given] : (given ?? [])
  if (groups.flat().length > mostConditions) {
    throw new BadSearchError(`${name}: more than ${mostConditions} conditions`)
  }
  return groups.flatMap(group => {
    if (!Array.isArray(group)) return [readOne(group)]
    return group.length === 0 ? [] : [{ kind: 'or' as const, filters: group.map(readOne) }]
  })

  function readOne(condition: unknown): Filter {
    if (typeof condition !== 'string') throw new BadSearchError(`${name}: expected texts in a list`)
    return withName(name, () => read(condition))
  }
}

/** "department:Deli", or "department:-Deli" for all except these; `\-` is a minus sign that belongs to the value. */
function facetCondition(condition: string): Filter {
  const [, attribute, isNegative, value] = /^([^:]*):(-?)(?:\\(?=-))?(.*)$/s.exec(condition) ?? []
  if (attribute === undefined) throw new BadSearchError(`expected "attribute:value"`)
  const filter = valueFilter(attribute.trim(), value!.trim())
  return isNegative ? { kind: 'not', filter } : filter
}

function valueFilter(attribute: string, value: string): Filter {
  if (facetAttributes.includes(attribute)) return { kind: 'equals', attribute, value }
  if (attribute !== priceAttribute) throw new BadSearchError(`unknown attribute "${attribute}"`)
  return numericCondition(`${attribute}=${value}`)
}

/** "current_price >= 5" or "current_price:1 TO 5". */
function numericCondition(condition: string): Filter {
  const isOne = condition.trim().startsWith(priceAttribute) && !/[()"]|\b(AND|OR)\b/.test(condition)
  if (!isOne) throw new BadSearchError(`expected one comparison of a price, found "${condition}"`)
  return parseFilters(condition)
}

function withName(name: string, read: () => Filter): Filter {
  try {
    return read()
  } catch (error) {
    if (error instanceof FilterSyntaxError || error instanceof BadSearchError) {
      throw new BadSearchError(`${name}: ${error.message}`)
    }
    throw error
  }
}
