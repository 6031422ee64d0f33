import type { Database } from '../../db/database.ts'
import { keepLoaded } from '../../db/keep-loaded.ts'
import { type CatalogueSnapshot, loadSnapshot } from './catalogue-snapshot.ts'
import { catalogueChanged } from './store.ts'

export type Catalogue = {
  /** The newest complete shelf; a request keeps the one it started with. */
  snapshot: () => CatalogueSnapshot
}

/** Loads the shelf, and loads it anew whenever an import in any process has changed it. */
export async function openCatalogue(database: Database): Promise<Catalogue> {
  const snapshot = await keepLoaded({
    database,
    channel: catalogueChanged,
    load: () => loadSnapshot(database),
    name: 'the catalogue',
  })
  return { snapshot }
}
