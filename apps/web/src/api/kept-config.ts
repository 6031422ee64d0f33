import { isObject, isText, type RecordKind, unchanged } from './device-records/record.ts'
import { readStored, writeStored } from './device-records/stored.ts'
import type { StoreConfig } from './store-config.ts'

const key = 'aisleway:store'

/**
 * The address of the file with this code, which changes with its content: another version of the
 * app may keep another shape.
 */
const version = import.meta.url

type Kept = { version: string; config: StoreConfig }

/** Keeps what home needs without a network: all about the store except the prices on sale, which age. */
export function keepConfig(config: StoreConfig): void {
  const kept: Kept = { version, config: { ...config, home: { ...config.home, onSale: [] } } }
  try {
    writeStored(key, configRecord, kept)
  } catch {
    // Without room in the browser, home says less without a network.
  }
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
