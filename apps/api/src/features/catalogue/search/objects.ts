import { hitFromProduct } from '@aisleway/core/catalogue/search/search-hit'
import { z } from 'zod'
import { productsById } from '../products-by-id.ts'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { pickAttributes } from './hit-shape.ts'
import { sortOfIndex } from './index-names.ts'
import { BadSearchError } from './wire-errors.ts'

const mostObjects = 1000

const requestSchema = z.object({
  requests: z
    .array(
      z.strictObject({
        indexName: z.string(),
        objectID: z.string(),
        attributesToRetrieve: z.array(z.string()).max(50).nullish(),
      }),
    )
    .max(mostObjects),
})

/** Records by id in the requested order; null for a product that is not sold. */
export function objectsAnswer(snapshot: CatalogueSnapshot, wire: unknown): string {
  const read = requestSchema.safeParse(wire)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new BadSearchError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const results = read.data.requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    sortOfIndex(indexName)
    return object(snapshot, objectID, attributesToRetrieve ?? ['*']) ?? 'null'
  })
  return `{"results":[${results.join(',')}]}`
}

/** One record as JSON; undefined if no product has the id. */
export function object(
  snapshot: CatalogueSnapshot,
  id: string,
  attributes: readonly string[],
): string | undefined {
  const product = productsById(snapshot).get(id)
  return product && JSON.stringify(pickAttributes(hitFromProduct(product), attributes))
}
