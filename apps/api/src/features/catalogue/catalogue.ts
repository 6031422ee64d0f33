import type { Database } from '../../db/database.ts'
import { keepLoaded } from '../../db/keep-loaded.ts'
import { loadShelf, type Shelf } from './shelf.ts'
import { catalogueChanged } from './store.ts'

export type Catalogue = {
  /** The newest complete shelf; a request keeps the one it started with. */
  shelf: () => Shelf
}

/** Loads the shelf, and loads it anew whenever an import in any process has changed it. */
export async function openCatalogue(database: Database): Promise<Catalogue> {
  const shelf = await keepLoaded({
    database,
    channel: catalogueChanged,
    load: () => loadShelf(database),
    name: 'the catalogue',
  })
  return { shelf }
}
