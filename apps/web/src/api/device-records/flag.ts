import { type RecordKind, unchanged } from './record.ts'

/** A choice between two. */
export const flag: RecordKind<boolean> = {
  migrations: [unchanged],
  read: data => (typeof data === 'boolean' ? data : undefined),
}
