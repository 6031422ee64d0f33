import type { Database } from '../../db/database.ts'
import { loadShelf, type Shelf } from './shelf.ts'
import { catalogueChanged } from './store.ts'

export type Catalogue = {
  /** The newest complete shelf; a request keeps the one it started with. */
  shelf: () => Shelf
}

/** Loads the shelf, and loads it anew whenever an import in any process has changed it. */
export async function openCatalogue(database: Database): Promise<Catalogue> {
  let isStale = false
  let isLoading = true
  await database.listen(catalogueChanged, onChange)
  let shelf = await loadNewest()
  isLoading = false
  return { shelf: () => shelf }

  /** One load at a time. The old shelf serves until the new one is there. */
  async function onChange() {
    isStale = true
    if (isLoading) return
    isLoading = true
    try {
      shelf = await loadNewest()
    } catch (error) {
      console.error('the catalogue could not be reloaded:', error)
    } finally {
      isLoading = false
    }
  }

  /** A change heard while loading makes what was loaded old. */
  async function loadNewest(): Promise<Shelf> {
    for (;;) {
      isStale = false
      const loaded = await loadShelf(database)
      if (!isStale) return loaded
    }
  }
}
