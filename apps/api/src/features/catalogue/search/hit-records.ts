import { mapSteps, type Steps } from '@aisleway/search/steps'

/** The JSON of every product's search record as bytes, followed by a comma. */
export type HitRecords = readonly Uint8Array[]

export function hitRecordSteps<Item>(
  items: readonly Item[],
  recordOf: (item: Item) => object,
): Steps<HitRecords> {
  return mapSteps(items, item => Buffer.from(`${JSON.stringify(recordOf(item))},`))
}

/** Adds the records at these positions, without the comma after the last one. */
export function addRecords(parts: Uint8Array[], records: HitRecords, positions: Uint32Array): void {
  const last = positions.length - 1
  for (let i = 0; i < last; i++) parts.push(records[positions[i]!]!)
  if (last >= 0) parts.push(records[positions[last]!]!.subarray(0, -1))
}
