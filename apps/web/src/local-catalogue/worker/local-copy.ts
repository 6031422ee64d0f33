import { type CatalogueColumns, fromColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CookbookCopy } from '@aisleway/core/meals/copy/cookbook-copy'
import thesaurus from '@aisleway/search/synonyms.json'
import { withLock } from '../../api/with-lock.ts'
import type { CopyState } from '../questions.ts'
import { fetchCatalogue, fetchCookbook } from './fetch-copy.ts'
import { readIndex, writeIndex } from './kept-index.ts'
import { indexSteps, localProducts, type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
import { type OpenCookbook, openCookbook } from './open-cookbook.ts'
import { runSteps } from './run-steps.ts'
import { catalogueKey, type StoredCopy, storedCopy } from './stored-copy.ts'

type Loaded = { kept: StoredCopy<CatalogueColumns>; catalogue: OpenCatalogue }

const catalogueKept = storedCopy<CatalogueColumns>(catalogueKey)
const cookbookKept = storedCopy<CookbookCopy>('cookbook')

/** The copies that this worker answers from, and how they are fetched and updated. */
export function localCopy(onState: (state: CopyState | null) => void) {
  let loaded: Loaded | undefined
  let cookbook: StoredCopy<CookbookCopy> | undefined
  /** At the prices of one catalogue; built anew for another. */
  let priced: { of: OpenCatalogue; from: StoredCopy<CookbookCopy>; open: OpenCookbook } | undefined
  const opening = catalogueKept.read().then(take)

  async function take(kept: StoredCopy<CatalogueColumns> | undefined): Promise<void> {
    if (kept) {
      try {
        const isOpen = loaded?.kept.version === kept.version
        loaded = { kept, catalogue: isOpen && loaded ? loaded.catalogue : await opened(kept) }
      } catch {
        // A damaged copy counts as none; the update fetches all of it.
      }
    }
    onState(stateOf(loaded))
  }

  async function catalogue(): Promise<OpenCatalogue | undefined> {
    if (!loaded) await opening
    return loaded?.catalogue
  }

  return {
    /** The catalogue, once it is open; undefined if there is none. */
    catalogue,

    async cookbook(): Promise<OpenCookbook | undefined> {
      const of = await catalogue()
      cookbook ??= await cookbookKept.read()
      if (!of || !cookbook) return undefined
      if (priced?.of !== of || priced.from !== cookbook) {
        priced = { of, from: cookbook, open: openCookbook(cookbook.content, of, thesaurus) }
      }
      return priced.open
    },

    /** Only one tab fetches at a time; the others read what it has stored. */
    async update(): Promise<CopyState | null> {
      await opening
      await withLock('aisleway-catalogue-copy', async () => {
        const kept = loaded && ((await catalogueKept.read()) ?? loaded.kept)
        const newest = await fetchCatalogue(kept)
        await catalogueKept.write(newest)
        await take(newest)
        cookbook = await fetchCookbook((await cookbookKept.read()) ?? cookbook)
        await cookbookKept.write(cookbook)
      })
      return stateOf(loaded)
    },
  }
}

async function opened({ version, content }: StoredCopy<CatalogueColumns>): Promise<OpenCatalogue> {
  const products = localProducts(fromColumns(content))
  const known = await readIndex(version)
  if (known) {
    try {
      return openCatalogue(products, known, thesaurus)
    } catch {
      // A damaged index is built anew.
    }
  }
  const data = await runSteps(indexSteps(products))
  await writeIndex(version, data)
  return openCatalogue(products, data, thesaurus)
}

function stateOf(loaded: Loaded | undefined): CopyState | null {
  if (!loaded) return null
  const { kept, catalogue } = loaded
  return { productCount: catalogue.products.length, checkedAt: kept.checkedAt }
}
