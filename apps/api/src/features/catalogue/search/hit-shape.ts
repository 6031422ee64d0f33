import { hitFromProduct, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { type Highlight, highlight } from '@aisleway/search/highlight/highlight'
import type { WordMatcher } from '@aisleway/search/highlight/word-matchers'
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'
import { nameList, type Parameters } from './parameters.ts'

/** The JSON of a product as one request wants its hits. */
export type HitShape = (product: CatalogueSnapshot['products'][number]) => string

/** The attributes that words are looked up in. */
const searchableAttributes = ['product_name', 'weight_quantity', 'department']

/**
 * Hits with some of their attributes, or with the matched letters marked. Undefined for whole records
 * without marks, which are ready as they are.
 */
export function hitShapeOf(
  parameters: Parameters,
  matchers: readonly WordMatcher[],
): HitShape | undefined {
  const retrieved = nameList(parameters.attributesToRetrieve)
  const highlighted = highlightedAttributes(parameters)
  const isWhole = !retrieved || (retrieved.length === 1 && retrieved[0] === '*')
  if (isWhole && highlighted.length === 0) return undefined
  const mark = marker(parameters, matchers)
  return product => {
    const record = hitFromProduct(product)
    const hit = isWhole ? record : pickAttributes(record, retrieved)
    if (highlighted.length === 0) return JSON.stringify(hit)
    return JSON.stringify({ ...hit, _highlightResult: marked(record, highlighted, mark) })
  }
}

/** `*` stands for all, "-name" for all but this one; the id is always there. */
export function pickAttributes(record: SearchHit, names: readonly string[]): Partial<SearchHit> {
  const isPicked = (name: string) =>
    name === 'objectID' ||
    ((names.includes('*') || names.includes(name)) && !names.includes(`-${name}`))
  return Object.fromEntries(Object.entries(record).filter(([name]) => isPicked(name)))
}

/** Marks in a text, with the tags of a request, what the words of a query match. */
export function marker(
  { highlightPreTag, highlightPostTag }: Parameters,
  matchers: readonly WordMatcher[],
): (text: string) => Highlight {
  const tags = { pre: highlightPreTag ?? '<em>', post: highlightPostTag ?? '</em>' }
  return text => highlight(text, matchers, tags)
}

/**
 * The app marks letters by itself, so that this index highlights nothing unless asked. InstantSearch
 * asks by naming its tags.
 */
export function highlightedAttributes(parameters: Parameters): readonly string[] {
  const asked = nameList(parameters.attributesToHighlight)
  if (asked) return asked
  const namesTags = parameters.highlightPreTag ?? parameters.highlightPostTag
  return typeof namesTags === 'string' ? searchableAttributes : []
}

function marked(record: SearchHit, names: readonly string[], mark: (text: string) => Highlight) {
  const isAsked = (name: string) => names.includes(name) || names.includes('*')
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name !== 'objectID' && isAsked(name))
      .map(([name, value]) => [name, mark(String(value))]),
  )
}
