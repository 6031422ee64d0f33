import { mapSteps, type Steps } from '@aisleway/search/steps'

/** The JSON of every product's search record as bytes, followed by a comma. */
export type HitRecords = readonly Uint8Array[]

export function hitRecordSteps<Item>(
  items: readonly Item[],
  recordOf: (item: Item) => object,
): Steps<HitRecords> {
  return mapSteps(items, item => Buffer.from(`${JSON.stringify(recordOf(item))},`))
}

/** A piece of an answer: JSON as text, or the bytes of records. */
export type Part = string | Uint8Array

/** Adds the records at these positions, without the comma after the last one. */
export function addRecords(parts: Part[], records: HitRecords, positions: Uint32Array): void {
  const last = positions.length - 1
  for (let i = 0; i < last; i++) parts.push(records[positions[i]!]!)
  if (last >= 0) parts.push(records[positions[last]!]!.subarray(0, -1))
}

/** Records are set into place whole: a view of a part, which `copy` makes as well, costs more than the bytes. */
export function joinParts(parts: readonly Part[]): Buffer<ArrayBuffer> {
  let length = 0
  for (const part of parts)
    length += typeof part === 'string' ? Buffer.byteLength(part) : part.length
  const joined = Buffer.allocUnsafe(length)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') at += joined.write(part, at)
    else {
      joined.set(part, at)
      at += part.length
    }
  }
  return joined
}
