import { inSteps, type Steps } from '@aisleway/search/steps'

/** The JSON of every product's search record as bytes, followed by a comma. */
export type HitRecords = readonly Uint8Array[]

export function* hitRecordSteps<Item>(
  items: readonly Item[],
  recordOf: (item: Item) => object,
): Steps<HitRecords> {
  const records: Uint8Array[] = []
  yield* inSteps(items, item => records.push(Buffer.from(`${JSON.stringify(recordOf(item))},`)))
  return records
}

/**
 * Joins `head`, the records at these positions with commas between them, and `tail`. Whole records are set
 * into place: a view of a part, which `copy` makes as well, costs more than the bytes.
 */
export function joinRecords(
  records: HitRecords,
  positions: Uint32Array,
  head: string,
  tail: string,
): Buffer<ArrayBuffer> {
  let length = head.length + Buffer.byteLength(tail)
  for (const position of positions) length += records[position]!.length
  const hasHits = positions.length > 0
  const joined = Buffer.allocUnsafeSlow(hasHits ? length - 1 : length)
  let at = joined.write(head, 'latin1')
  for (const position of positions) {
    const record = records[position]!
    joined.set(record, at)
    at += record.length
  }
  // The tail overwrites the comma after the last record.
  joined.write(tail, hasHits ? at - 1 : at)
  return joined
}
