import { arrangeCandidates } from '@aisleway/core/generator/list-candidates'
import { memoize } from '@aisleway/core/memoize'
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts'

/** The products in the generator's order, arranged for the first list. */
export const candidatesOf = memoize(({ products }: CatalogueSnapshot) =>
  arrangeCandidates(products),
)
