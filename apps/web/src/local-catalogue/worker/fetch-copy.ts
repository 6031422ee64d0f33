import { withChanges } from '@aisleway/core/catalogue/copy/catalogue-changes'
import {
  type CatalogueColumns,
  fromColumns,
  toColumns,
} from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CatalogueCopy } from '@aisleway/core/catalogue/copy/contract'
import type { CookbookCopy } from '@aisleway/core/meals/copy/cookbook-copy'
import type { StoredCopy } from './stored-copy.ts'

type Kept<Content> = StoredCopy<Content> | undefined

/** The current catalogue, from the one on this device and what has changed since. Rejects without a network. */
export function fetchCatalogue(
  kept: Kept<CatalogueColumns>,
): Promise<StoredCopy<CatalogueColumns>> {
  const address = '/api/catalogue-copy'
  return fetchNewest(address, kept, async version => {
    const changed = kept && (await changedSince(kept, `${address}/${version}`))
    return changed ?? columnsOf(await fetchJson(`${address}/${version}`), [])
  })
}

export function fetchCookbook(kept: Kept<CookbookCopy>): Promise<StoredCopy<CookbookCopy>> {
  const address = '/api/cookbook-copy'
  return fetchNewest(address, kept, version => fetchJson(`${address}/${version}`))
}

async function fetchNewest<Content>(
  address: string,
  kept: Kept<Content>,
  fetchContent: (version: string) => Promise<Content>,
): Promise<StoredCopy<Content>> {
  const { version } = await fetchJson<{ version: string }>(address)
  const content = kept?.version === version ? kept.content : await fetchContent(version)
  return { version, checkedAt: Date.now(), content }
}

/** Undefined if the stored copy and the changes do not fit together. */
async function changedSince(
  { version: since, content }: StoredCopy<CatalogueColumns>,
  address: string,
): Promise<CatalogueColumns | undefined> {
  const copy = await fetchJson<CatalogueCopy>(`${address}?since=${encodeURIComponent(since)}`)
  try {
    return columnsOf(copy, fromColumns(content))
  } catch {
    return undefined
  }
}

/** Throws for columns that cannot be read, so that they are not stored. */
function columnsOf(copy: CatalogueCopy, before: ReturnType<typeof fromColumns>): CatalogueColumns {
  const products =
    copy.kind === 'whole' ? fromColumns(copy.columns) : withChanges(before, copy.changes)
  return toColumns(products)
}

/** A request that hangs would keep every tab from updating, because it holds their lock. */
const patienceMs = 120_000

/** Reads an API response without the contract's client, which a worker would need for nothing else. */
async function fetchJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return response.json()
}
