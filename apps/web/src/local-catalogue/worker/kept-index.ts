import type { SearchIndexData } from '@aisleway/search/search-index'
import { copies } from '../../api/device-records/database.ts'
import { isObject } from '../../api/device-records/record.ts'

const key = 'index'

/**
 * The address of this file, which changes with its content: another version of the engine may read another
 * index. During development it never changes, so that nothing is kept.
 */
const engine = import.meta.url

/** The index of one version of the catalogue: building it would be the slowest part of opening the app. */
export async function readIndex(version: string): Promise<SearchIndexData | undefined> {
  const kept = await copies.read(key)
  const isIts = isObject(kept) && kept.engine === engine && kept.version === version
  return isIts ? (kept.data as SearchIndexData) : undefined
}

export async function writeIndex(version: string, data: SearchIndexData): Promise<void> {
  if (!import.meta.env.PROD) return
  await copies.write(key, { engine, version, data })
}
