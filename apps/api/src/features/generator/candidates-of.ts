import { arrangeCandidates, type ListCandidates } from '@aisleway/core/generator/list-candidates'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'

const arranged = new WeakMap<CatalogueSnapshot, ListCandidates>()

/** The products in the generator's order, sorted once for each catalogue snapshot, with its first list. */
export function candidatesOf(snapshot: CatalogueSnapshot): ListCandidates {
  const known = arranged.get(snapshot) ?? arrangeCandidates(snapshot.products)
  arranged.set(snapshot, known)
  return known
}
