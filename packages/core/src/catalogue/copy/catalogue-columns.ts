import { departmentFrom } from '../departments.ts'
import { type Diet, diets } from '../diets.ts'
import { nameWithoutSize } from '../product.ts'
import type { CopiedProduct } from './copied-product.ts'

/**
 * The catalogue in columns, sorted by department, category and name: similar neighbours compress to a third of what
 * one object per product would take.
 */
export type CatalogueColumns = {
  ids: string[]
  /** Without a trailing comma and size, if the full name ends in them. */
  names: string[]
  /** 1 if that suffix was cut off, else 0. */
  isCut: number[]
  sizes: Dictionary
  departments: Dictionary
  categories: Dictionary
  pictures: Dictionary
  /** A bit mask with one bit per diet. */
  diets: number[]
  cents: number[]
  /** 0 if there is no original price. */
  originalCents: number[]
  popularity: number[]
  /** The dates they were added, mostly empty; absent if nothing is new. */
  additions?: Dictionary
}

/** Each distinct value once, and for each product the index of its value. */
type Dictionary = { values: string[]; places: number[] }

export function toColumns(products: readonly CopiedProduct[]): CatalogueColumns {
  const sorted = products.toSorted(byNeighbours)
  const names = sorted.map(nameWithoutSize)
  return {
    ids: sorted.map(({ id }) => id),
    names,
    isCut: sorted.map(({ name }, at) => (name === names[at] ? 0 : 1)),
    sizes: toDictionary(sorted.map(({ weightQuantity }) => weightQuantity)),
    departments: toDictionary(sorted.map(({ department }) => department)),
    categories: toDictionary(sorted.map(({ category }) => category)),
    pictures: toDictionary(sorted.map(({ imageUrl }) => imageUrl)),
    diets: sorted.map(product => bitsOf(product.diets)),
    cents: sorted.map(({ priceCents }) => priceCents),
    originalCents: sorted.map(({ originalPriceCents }) => originalPriceCents ?? 0),
    popularity: sorted.map(({ popularity }) => popularity),
    ...(sorted.some(({ addedAt }) => addedAt) && {
      additions: toDictionary(sorted.map(({ addedAt }) => addedAt ?? '')),
    }),
  }
}

/** Throws if the columns do not match. */
export function fromColumns(columns: CatalogueColumns): CopiedProduct[] {
  const { ids, names, isCut, sizes, departments, categories, pictures, additions } = columns
  return ids.map((id, at) => {
    const weightQuantity = valueAt(sizes, at)
    const name = known(names[at])
    return {
      id,
      name: known(isCut[at]) === 1 ? `${name}, ${weightQuantity}` : name,
      priceCents: known(columns.cents[at]),
      originalPriceCents: known(columns.originalCents[at]) || null,
      weightQuantity,
      department: departmentFrom(valueAt(departments, at)) ?? 'Other',
      imageUrl: valueAt(pictures, at),
      diets: dietsIn(known(columns.diets[at])),
      category: valueAt(categories, at),
      popularity: known(columns.popularity[at]),
      addedAt: additions && (valueAt(additions, at) || undefined),
    }
  })
}

function byNeighbours(a: CopiedProduct, b: CopiedProduct): number {
  return (
    compare(a.department, b.department) ||
    compare(a.category, b.category) ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
  )
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function toDictionary(texts: readonly string[]): Dictionary {
  const places = new Map<string, number>()
  for (const text of texts) if (!places.has(text)) places.set(text, places.size)
  return { values: [...places.keys()], places: texts.map(text => known(places.get(text))) }
}

function valueAt({ values, places }: Dictionary, at: number): string {
  return known(values[known(places[at])])
}

function bitsOf(given: readonly Diet[]): number {
  return diets.reduce((bits, diet, i) => (given.includes(diet) ? bits | (1 << i) : bits), 0)
}

/** Every combination, created once: 12,000 separate arrays would take half a megabyte. */
const combinations = Array.from({ length: 1 << diets.length }, (_, bits) =>
  diets.filter((_, i) => bits & (1 << i)),
)

function dietsIn(bits: number): Diet[] {
  return known(combinations[bits])
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The columns of the catalogue do not fit together')
  return value
}
