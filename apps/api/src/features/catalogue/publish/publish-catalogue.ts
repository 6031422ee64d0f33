import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { nameCategorySteps } from '@aisleway/search/indexing/name-categories'
import { finish } from '@aisleway/search/steps'
import type { Algoliasearch, BatchRequest, SynonymHit } from 'algoliasearch'
import { OperatorError } from '../../../log/operator-error.ts'
import { changesBetween } from './changes-between.ts'
import { indexRecordFrom } from './index-records.ts'
import { settingsOfIndexes } from './index-settings.ts'
import { indexSynonymsFrom, isOwnSynonym } from './index-synonyms.ts'
import { orIfMissing } from './publish-error.ts'

export type PublishProgress =
  | { type: 'read'; records: number }
  | { type: 'written'; records: number; of: number }

export type PublishSummary = {
  products: { written: number; removed: number; unchanged: number }
  synonyms: { written: number; removed: number; unchanged: number }
  /** The names of the indexes whose settings were changed. */
  settings: string[]
}

const recordsPerBatch = 1000

/**
 * Makes a hosted index hold this catalogue, its synonyms and the settings that searches here rely on. The
 * index is read first and only differences are written, so publishing again writes nothing.
 */
export async function publishCatalogue(
  client: Algoliasearch,
  indexName: string,
  {
    products,
    synonyms,
  }: { products: readonly CatalogueRow[]; synonyms: Parameters<typeof indexSynonymsFrom>[0] },
  report: (progress: PublishProgress) => void = () => {},
): Promise<PublishSummary> {
  if (products.length === 0)
    throw new OperatorError('The catalogue is empty; nothing is published.')
  const settings = await publishSettings(client, indexName)
  return {
    settings,
    products: await publishProducts(client, indexName, products, report),
    synonyms: await publishSynonyms(client, indexName, indexSynonymsFrom(synonyms)),
  }
}

async function publishSettings(client: Algoliasearch, indexName: string): Promise<string[]> {
  const changed: string[] = []
  for (const [name, indexSettings] of settingsOfIndexes(indexName)) {
    const there = await orIfMissing(client.getSettings({ indexName: name }), {})
    const { written } = changesBetween(
      [{ ...pick(there, indexSettings) }],
      [indexSettings],
      () => '',
    )
    if (written.length === 0) continue
    const { taskID } = await client.setSettings({ indexName: name, indexSettings })
    await client.waitForTask({ indexName: name, taskID })
    changed.push(name)
  }
  return changed
}

/** An index has many other settings, which stay unchanged. */
function pick(there: object, settings: object): object {
  return Object.fromEntries(
    Object.keys(settings).map(name => [name, (there as Record<string, unknown>)[name]]),
  )
}

async function publishProducts(
  client: Algoliasearch,
  indexName: string,
  products: readonly CatalogueRow[],
  report: (progress: PublishProgress) => void,
) {
  const there: { objectID: string }[] = []
  await orIfMissing(
    client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: { hitsPerPage: recordsPerBatch, attributesToRetrieve: ['*'] },
      aggregator: ({ hits }) => {
        // What the search adds to a record is not part of it.
        for (const { _highlightResult, ...record } of hits) there.push(record)
        report({ type: 'read', records: there.length })
      },
    }),
    undefined,
  )
  const categories = finish(nameCategorySteps(products))
  const records = products.map((product, i) =>
    indexRecordFrom({ ...product, category: categories[i]! }),
  )
  const { written, removed } = changesBetween(there, records, ({ objectID }) => objectID)
  const requests: BatchRequest[] = [
    ...written.map(body => ({ action: 'addObject' as const, body })),
    ...removed.map(({ objectID }) => ({ action: 'deleteObject' as const, body: { objectID } })),
  ]
  for (let from = 0; from < requests.length; from += recordsPerBatch) {
    const batch = requests.slice(from, from + recordsPerBatch)
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests: batch } })
    await client.waitForTask({ indexName, taskID })
    report({ type: 'written', records: from + batch.length, of: requests.length })
  }
  return {
    written: written.length,
    removed: removed.length,
    unchanged: records.length - written.length,
  }
}

async function publishSynonyms(
  client: Algoliasearch,
  indexName: string,
  synonyms: readonly SynonymHit[],
) {
  const there: SynonymHit[] = []
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { _highlightResult, ...hit } of hits as (SynonymHit &
        object & { _highlightResult?: unknown })[]) {
        there.push(hit)
      }
    },
  })
  const { written, removed } = changesBetween(
    there.filter(isOwnSynonym),
    synonyms,
    ({ objectID }) => objectID,
  )
  const forwardToReplicas = true
  for (let from = 0; from < written.length; from += recordsPerBatch) {
    const synonymHit = written.slice(from, from + recordsPerBatch)
    const { taskID } = await client.saveSynonyms({ indexName, synonymHit, forwardToReplicas })
    await client.waitForTask({ indexName, taskID })
  }
  for (const { objectID } of removed) {
    await client.deleteSynonym({ indexName, objectID, forwardToReplicas })
  }
  return {
    written: written.length,
    removed: removed.length,
    unchanged: synonyms.length - written.length,
  }
}
