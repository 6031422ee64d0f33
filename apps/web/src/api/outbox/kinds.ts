import { loadOnce } from '../load-once.ts'
import { type AnyKind, kindsByName } from './kind.ts'

type Load = () => Promise<{ kinds: readonly AnyKind[] }>

let loadKinds: Load = async () => ({ kinds: [] })
let loaded: ReadonlyMap<string, AnyKind> = new Map()

/** The app supplies the kinds, because their features do not know each other. */
export function setKinds(load: Load): void {
  loadKinds = loadOnce(load)
}

/** Loads the kinds; needed only when something is or will be queued. */
export async function kindsReady(): Promise<void> {
  loaded = kindsByName((await loadKinds()).kinds)
}

export function knownKinds(): ReadonlyMap<string, AnyKind> {
  return loaded
}
