import { isObject, isText, type RecordKind, unchanged } from './device-records/record.ts'
import { readStored, tryWriteStored } from './device-records/stored.ts'
import type { StoreConfig } from './store-config.ts'

const key = 'aisleway:store'

/** The URL of this code's chunk, which changes with its content: another version of the app may store another shape. */
const version = import.meta.url

type Kept = { version: string; config: StoreConfig }

/** Keeps what the home page needs offline: everything about the store except the sale prices, which age. */
export function keepConfig(config: StoreConfig): void {
  const kept: Kept = { version, config: { ...config, home: { ...config.home, onSale: [] } } }
  // If the browser has no room, the home page shows less offline.
  tryWriteStored(key, configRecord, kept)
}

export function keptConfig(): StoreConfig | undefined {
  const kept = readStored(key, configRecord)
  return kept?.version === version ? kept.config : undefined
}

const configRecord: RecordKind<Kept> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) && isText(data.version) && isObject(data.config) ? (data as Kept) : undefined,
}
