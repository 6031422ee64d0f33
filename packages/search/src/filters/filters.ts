import { categoryAttribute, priceAttribute } from './attributes.ts'
import { flagAttributes } from './facets.ts'
import { FilterSyntaxError, type FilterToken, readFilterTokens } from './filter-tokens.ts'
import { isOperator, type PriceRange, pricesBetween, pricesCompared } from './price-ranges.ts'

export { FilterSyntaxError }

export type Filter =
  | { kind: 'equals'; attribute: string; value: string }
  | PriceRange
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter }

/** Attributes whose values are counted. Here, because the browser's engine reads no filters. */
export const facetAttributes: readonly string[] = [
  'department',
  categoryAttribute,
  ...flagAttributes,
]

const longestFilter = 4000
const deepestFilter = 50

/**
 * Reads an Algolia-style filter: `(department:"Deli" OR department:"Frozen") AND NOT on_sale:"TRUE"`,
 * `current_price < 5`, `current_price:1 TO 5`. AND binds tighter than OR; an empty text filters nothing.
 */
export function parseFilters(text: string): Filter {
  if (text.length > longestFilter) {
    throw new FilterSyntaxError(`filter longer than ${longestFilter} characters`, longestFilter)
  }
  if (text.trim() === '') return { kind: 'and', filters: [] }
  const reader = new FilterReader(readFilterTokens(text))
  return reader.readAll()
}

/** One method per rule of the grammar: any = every (OR every)*, every = one (AND one)*. */
class FilterReader {
  #at = 0
  #depth = 0
  readonly #tokens: readonly FilterToken[]

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens
  }

  readAll(): Filter {
    const filter = this.#readAny()
    if (this.#next.kind !== 'end') throw unexpected('AND or OR', this.#next)
    return filter
  }

  #readAny(): Filter {
    const filters = [this.#readEvery()]
    while (this.#take('OR')) filters.push(this.#readEvery())
    return filters.length === 1 ? filters[0]! : { kind: 'or', filters }
  }

  #readEvery(): Filter {
    const filters = [this.#readOne()]
    while (this.#take('AND')) filters.push(this.#readOne())
    return filters.length === 1 ? filters[0]! : { kind: 'and', filters }
  }

  #readOne(): Filter {
    const start = this.#next
    if (this.#take('NOT')) return this.#nested(start, () => this.#negated())
    if (this.#take('(')) return this.#nested(start, () => this.#grouped())
    return this.#readCondition()
  }

  #negated(): Filter {
    return { kind: 'not', filter: this.#readOne() }
  }

  #grouped(): Filter {
    const filter = this.#readAny()
    if (!this.#take(')')) throw unexpected('")"', this.#next)
    return filter
  }

  #readCondition(): Filter {
    const attribute = this.#next
    if (attribute.kind !== 'word' || operators.has(attribute.text)) {
      throw unexpected('an attribute', attribute)
    }
    if (!knownAttributes.has(attribute.text)) {
      throw new FilterSyntaxError(`unknown attribute "${attribute.text}"`, attribute.position)
    }
    this.#at++
    if (attribute.text === priceAttribute) return this.#readPrices()
    if (!this.#take(':')) throw unexpected('":"', this.#next)
    const value = this.#next
    if (value.kind !== 'word' && value.kind !== 'quoted') throw unexpected('a value', value)
    this.#at++
    return { kind: 'equals', attribute: attribute.text, value: value.text }
  }

  #readPrices(): Filter {
    if (this.#take(':')) {
      const low = this.#readNumber()
      return pricesBetween(low, this.#take('TO') ? this.#readNumber() : low)
    }
    const operator = this.#next
    if (!isOperator(operator.text)) throw unexpected('":" or a comparison', operator)
    this.#at++
    return pricesCompared(operator.text, this.#readNumber())
  }

  #readNumber(): number {
    const { kind, text } = this.#next
    const isNumber = (kind === 'word' || kind === 'quoted') && /^-?\d+(\.\d+)?$/.test(text)
    if (!isNumber) throw unexpected('a number', this.#next)
    this.#at++
    return Number(text)
  }

  #nested(start: FilterToken, read: () => Filter): Filter {
    if (++this.#depth > deepestFilter) {
      throw new FilterSyntaxError(`more than ${deepestFilter} levels`, start.position)
    }
    const filter = read()
    this.#depth--
    return filter
  }

  get #next(): FilterToken {
    return this.#tokens[this.#at]!
  }

  #take(text: string): boolean {
    const isThere = this.#next.kind !== 'quoted' && this.#next.text === text
    if (isThere) this.#at++
    return isThere
  }
}

/** Attributes that a filter may name. */
const knownAttributes: ReadonlySet<string> = new Set([...facetAttributes, priceAttribute])
const operators: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT'])

function unexpected(expected: string, { kind, text, position }: FilterToken): FilterSyntaxError {
  const found = kind === 'end' ? 'the end' : `"${text}"`
  return new FilterSyntaxError(`expected ${expected}, found ${found}`, position)
}
