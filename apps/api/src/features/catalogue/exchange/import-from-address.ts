import { Readable } from 'node:stream'
import type { Database } from '../../../db/database.ts'
import { log } from '../../../log/log.ts'
import type { Network } from '../../../outbound/public-request.ts'
import { type FetchedCatalogue, fetchCatalogue } from './fetch-catalogue.ts'
import { type FollowImport, type ImportOutcome, importCatalogue } from './import-catalogue.ts'
import { etagOfLast } from './import-history.ts'

type Deps = { database: Database; network: Network; followImport: FollowImport }

/** Soon after the start, but not during the first requests. */
const firstAfterMs = 60_000
const hourMs = 60 * 60 * 1000
/** A file that would retire a larger share of the products is probably incomplete. */
const mostRetiredShare = 0.5

/** Imports the catalogue from an address on a schedule; returns a function that ends that. */
export function startScheduledImport(deps: Deps, address: string, everyHours: number): () => void {
  const run = () =>
    importFrom(deps, address).catch(error =>
      log.error({ error }, 'The scheduled import could not begin:'),
    )
  const first = setTimeout(run, firstAfterMs)
  const others = setInterval(run, everyHours * hourMs)
  return () => {
    clearTimeout(first)
    clearInterval(others)
  }
}

/** Imports the catalogue from an address, unless its file is still the one last read: if that was undone, it was a mistake. */
export async function importFrom(
  { database, network, followImport }: Deps,
  address: string,
): Promise<ImportOutcome | { type: 'unchanged' }> {
  const etag = await etagOfLast(database, address)
  const fetched = await fetchCatalogue(address, etag, network).catch(unreadable)
  if (fetched.type === 'unchanged') return fetched
  const options = { source: address, etag: fetched.etag, mostRetiredShare }
  const outcome = await importCatalogue(database, fetched.chunks, followImport, () => {}, options)
  if (outcome.type === 'failed') log.error(`The scheduled import failed: ${outcome.reason}`)
  return outcome
}

/** A file that cannot be fetched fails, and is recorded, like one that cannot be read. */
function unreadable(error: Error): FetchedCatalogue {
  const chunks = new Readable({
    read() {
      this.destroy(error)
    },
  })
  return { type: 'file', chunks, etag: null }
}
