import { inSteps, type Steps } from '../steps.ts'
import { departmentKey } from './attributes.ts'

/**
 * Categories are kept apart from the groups of `Facets`: only the page of a department needs them, and they would make
 * several times as many groups, all of which every search visits.
 */
export type Categories = {
  /** Per document the place of its category in `labels`; 0 for none. */
  of: Uint32Array
  /** As the first document of each spells it. */
  labels: readonly string[]
}

export function* categorySteps(documents: readonly { category?: string }[]): Steps<Categories> {
  const places = new Map([['', 0]])
  const labels = ['']
  const of = new Uint32Array(documents.length)
  yield* inSteps(documents, ({ category = '' }, document) => {
    const key = departmentKey(category)
    let place = places.get(key)
    if (place === undefined) {
      place = labels.length
      places.set(key, place)
      labels.push(category)
    }
    of[document] = place
  })
  return { of, labels }
}

/** Whether a document is of the category with this name, in any spelling. */
export function isOfCategory(
  { of, labels }: Categories,
  name: string,
): (document: number) => boolean {
  const key = departmentKey(name)
  const place = labels.findIndex((label, at) => at > 0 && departmentKey(label) === key)
  return document => of[document] === place
}

/** Documents per category; products without one are left out. */
export function countCategories(
  { of, labels }: Categories,
  documents: Uint32Array,
): Record<string, number> {
  const counts = new Uint32Array(labels.length)
  for (const document of documents) counts[of[document]!]!++
  const byLabel: Record<string, number> = {}
  for (let place = 1; place < labels.length; place++) {
    if (counts[place]! > 0) byLabel[labels[place]!] = counts[place]!
  }
  return byLabel
}
