import type { Database } from '../../db/database.ts'
import { keepLoaded } from '../../db/keep-loaded.ts'
import { catalogueCopies } from './copy/catalogue-copies.ts'
import { type CatalogueSnapshot, loadSnapshot } from './snapshot/catalogue-snapshot.ts'
import { catalogueChanged } from './store.ts'

export type Catalogue = {
  /** The newest complete snapshot; a request keeps the one with which it started. */
  snapshot: () => CatalogueSnapshot
  /** For devices that work without a network. */
  copies: ReturnType<typeof catalogueCopies>
}

/** Loads the snapshot, and reloads it whenever an import in any process has changed the catalogue. */
export async function openCatalogue(database: Database): Promise<Catalogue> {
  const snapshot = await keepLoaded({
    database,
    channel: catalogueChanged,
    load: () => loadSnapshot(database),
    name: 'the catalogue',
  })
  return { snapshot, copies: catalogueCopies(snapshot) }
}
