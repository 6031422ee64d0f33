import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { searchDocument } from '@aisleway/core/catalogue/search/search-document'
import {
  noThesaurus,
  openSearchIndex,
  type SearchIndex,
  type SearchIndexData,
  searchIndexSteps,
} from '@aisleway/search/search-index'
import { mapSteps, type Steps } from '@aisleway/search/steps'
import { readProductName } from '@aisleway/search/text/product-name'
import { stem } from '@aisleway/search/text/stem'
import { joiningWords, tokenize } from '@aisleway/search/text/tokenize'
import { runSteps } from './run-steps.ts'

export type WantedFood = {
  /** Words that name it exactly. */
  search: string
  /** The name that recipes use. */
  name: string
  /** The departments in which the previous catalogue had it; empty if unknown. */
  departments: readonly DepartmentOrOther[]
}

/** Finds the products that serve as a food, the most likely first; finds none rather than wrong ones. */
export type FindProducts = (wanted: WantedFood) => Candidate[]

/** The ids of the products that serve as each of the foods, in their order. */
export type FindFoods = (foods: readonly WantedFood[]) => Promise<string[][]>

type Candidate = Pick<Product, 'id' | 'name' | 'department'>

/** Finds foods in a catalogue, in several turns of the event loop. */
export function foodsIn(catalogue: readonly CatalogueRow[]): FindFoods {
  return async foods => {
    const find = await productFinder(catalogue)
    const found: string[][] = []
    for (const food of foods) {
      found.push(find(food).map(({ id }) => id))
      await setImmediate()
    }
    return found
  }
}

/** Makes a catalogue searchable for foods, in several turns of the event loop. */
export async function productFinder(catalogue: readonly CatalogueRow[]): Promise<FindProducts> {
  const edible = catalogue.filter(isEdible)
  return finderIn(openSearchIndex(await runSteps(indexSteps(edible)), noThesaurus), edible)
}

function* indexSteps(products: readonly CatalogueRow[]): Steps<SearchIndexData> {
  return yield* searchIndexSteps(yield* mapSteps(products, searchDocument))
}

/** The same with an index that there is already; `products` are its documents. */
export function finderIn(index: SearchIndex, products: readonly Candidate[]): FindProducts {
  /** Products whose name contains all words, in any order. */
  function holding(query: string): Candidate[] {
    const page = { sort: 'relevance', page: 0, hitsPerPage: looked } as const
    const request = { query, removesWords: false, ...page }
    const rows = Array.from(index.search(request).positions, at => products[at]!)
    const words = stemsIn(query)
    return rows.filter(
      row => isEdible(row) && holdsAll(row.name, words) && !isSubstitute(row.name, query),
    )
  }

  return ({ search, name, departments }) => {
    const held = new Map<string, Candidate[]>()
    const heldBy = (query: string) => {
      const rows = held.get(query) ?? holding(query)
      held.set(query, rows)
      return rows
    }
    const isNear = (row: Candidate) => departments.length === 0 || standsIn(departments, row)
    const kindsOf = (query: string) =>
      heldBy(query).filter(row => isKindOf(row.name, stemsIn(query)))
    const queries = [...new Set([search, name, ...plainer(search), ...plainer(name)])]
    // Nearest first. A match anywhere in a name says too little if the words are few.
    const attempts = [
      () => kindsOf(search).filter(isNear),
      () => (countWords(search) > 2 ? heldBy(search).filter(isNear) : []),
      ...queries.map(query => () => kindsOf(query).filter(isNear)),
      ...queries.map(query => () => kindsOf(query)),
      () => (countWords(search) > 1 ? heldBy(search) : []),
    ]
    for (const attempt of attempts) {
      const found = attempt()
      if (found.length > 0) return found.slice(0, kept)
    }
    return []
  }
}

/** Drops one describing word after the other: "raw whole cashews", "whole cashews", "cashews". */
function plainer(text: string): string[] {
  const words = text.split(' ')
  const noun = words.findIndex(word => !describing.has(word))
  return words.slice(1, noun + 1).map((_, i) => words.slice(i + 1).join(' '))
}

const describing: ReadonlySet<string> = new Set(
  'baby boneless cooked dried dry fat fresh frozen large light mild plain pure raw reduced sharp shelled skinless sweet unsweetened whole yellow'.split(
    ' ',
  ),
)

function countWords(text: string): number {
  return text.split(' ').length
}

const looked = 150
const kept = 6

const inedible: ReadonlySet<DepartmentOrOther> = new Set([
  'Personal Care',
  'Household',
  'Pet',
  'Baby',
  'Floral',
])

function isEdible({ department }: Candidate): boolean {
  return !inedible.has(department)
}

function holdsAll(name: string, words: readonly string[]): boolean {
  const inName = new Set(stemsIn(name))
  return words.every(word => inName.has(word))
}

/** Whether the head noun of the kind is that of the food: a broth, not something in broth. */
function isKindOf(name: string, words: readonly string[]): boolean {
  const read = readProductName(name)
  const kind = read.words.slice(0, read.kindLength).map(stem)
  return kind.at(-1) === words.at(-1) && words.every(word => kind.includes(word))
}

/** Detects "plant-based mince" or "soy-free sauce" if beef or soy sauce is wanted, and not "gluten free flour" if that is. */
function isSubstitute(name: string, search: string): boolean {
  const [found] = name.match(substitute) ?? []
  if (found && !search.toLowerCase().includes(found.toLowerCase())) return true
  return tokenize(search).some(word => {
    const without = new RegExp(`\\b${word}[- ]free\\b`, 'i')
    return without.test(name) && !without.test(search)
  })
}

const substitute =
  /\b(vegan|vegetarian|plant[- ]based|imitation|meatless|dairy[- ]free|alternative|substitute|powdered)\b/i

function standsIn(departments: readonly DepartmentOrOther[], { department }: Candidate) {
  return departments.includes(department) || (isDry(department) && departments.some(isDry))
}

/** Stores divide their products between these two departments differently. */
function isDry(department: DepartmentOrOther): boolean {
  return department === 'Pantry' || department === 'Grocery Aisles'
}

function stemsIn(text: string): string[] {
  return tokenize(text)
    .filter(word => !joiningWords.has(word))
    .map(stem)
}
