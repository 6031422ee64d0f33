import type { RecordKind } from './record.ts'
import { readStored, setAside, writeStored } from './stored.ts'

/** Returns the readable rows. If some are not, a copy of all rows is set aside. */
export function readStoredRows(
  key: string,
  kind: RecordKind<unknown[]>,
  isReadable: (row: unknown) => boolean,
): unknown[] {
  const rows = readStored(key, kind) ?? []
  const readable = rows.filter(isReadable)
  if (readable.length < rows.length && setAside(key)) writeStored(key, kind, readable)
  return readable
}
