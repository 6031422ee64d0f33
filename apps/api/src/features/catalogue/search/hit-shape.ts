import { hitFromProduct, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { type Highlight, highlight } from '@aisleway/search/highlight/highlight'
import type { WordMatcher } from '@aisleway/search/highlight/word-matchers'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { nameList, type Parameters } from './parameters.ts'

/** The JSON of a product in the form that a request wants for its hits. */
export type HitShape = (product: CatalogueSnapshot['products'][number]) => string

/** The attributes that are searched for words. */
const searchableAttributes = ['product_name', 'weight_quantity', 'department']

/**
 * The form of hits with a selection of attributes or with marked letters. Undefined for whole records
 * without marks, which are already serialized.
 */
export function hitShapeOf(
  parameters: Parameters,
  matchers: () => readonly WordMatcher[],
): HitShape | undefined {
  const retrieved = nameList(parameters.attributesToRetrieve)
  const highlighted = highlightedAttributes(parameters)
  const isWhole = !retrieved || (retrieved.length === 1 && retrieved[0] === '*')
  if (isWhole && highlighted.length === 0) return undefined
  const mark = marker(parameters, matchers())
  return product => {
    const record = hitFromProduct(product)
    const hit = isWhole ? record : pickAttributes(record, retrieved)
    if (highlighted.length === 0) return JSON.stringify(hit)
    return JSON.stringify({ ...hit, _highlightResult: marked(record, highlighted, mark) })
  }
}

/** `*` means all and "-name" all except this one; the id is always included. */
export function pickAttributes(record: SearchHit, names: readonly string[]): Partial<SearchHit> {
  const isPicked = (name: string) =>
    name === 'objectID' ||
    ((names.includes('*') || names.includes(name)) && !names.includes(`-${name}`))
  return Object.fromEntries(Object.entries(record).filter(([name]) => isPicked(name)))
}

/** Marks the matches of a query's words in a text with the tags of the request. */
export function marker(
  { highlightPreTag, highlightPostTag }: Parameters,
  matchers: readonly WordMatcher[],
): (text: string) => Highlight {
  const tags = { pre: highlightPreTag ?? '<em>', post: highlightPostTag ?? '</em>' }
  return text => highlight(text, matchers, tags)
}

/**
 * The app marks letters itself, so this index highlights nothing unless asked. InstantSearch asks by naming its tags.
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
