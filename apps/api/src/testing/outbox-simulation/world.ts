import { seededRandom } from '@aisleway/core/seeded-random'
import type { Entry } from '../../../../web/src/api/outbox/entry.ts'
import type { Rows } from '../shoppers/merged-rows.ts'
import type { Device } from './device.ts'
import { createLedger, type Ledger, type MadeRow } from './ledger.ts'

/** What a simulation knows, which no device and no server knows as a whole. */
export type World = {
  random: () => number
  areFaultsOver: boolean
  told: Ledger
  entries: Map<string, { entry: Entry; place: number; device: Device }>
  /** The ids of all changes, in the order in which they were made. */
  made: Set<string>
  /** The ids of changes that a later one on the same device replaced before they were sent. */
  superseded: Set<string>
  /** For each list, the rows with which it was created. */
  rowsMade: Map<string, readonly MadeRow[]>
  /** For each device and thing, the position of the last change that reached the server. */
  lastPlaces: Map<Device, Map<string, number>>
  disorder: string[]
  /** The content of lists after another list was merged into them. */
  merges: { wanted: Rows; found: Rows }[]
  /** Resolves when the server has handled the requests so far: it handles one at a time. */
  busy: Promise<unknown>
}

export function createWorld(seed: number): World {
  const rowsMade = new Map<string, readonly MadeRow[]>()
  return {
    random: seededRandom(seed),
    areFaultsOver: false,
    told: createLedger(rowsMade),
    entries: new Map(),
    made: new Set(),
    superseded: new Set(),
    rowsMade,
    lastPlaces: new Map(),
    disorder: [],
    merges: [],
    busy: Promise.resolve(),
  }
}

export function pickFrom<Item>(random: () => number, from: readonly Item[]): Item {
  return from[Math.floor(random() * from.length)]!
}
