import { type RecordKind, unchanged } from './record.ts'

/** A yes-or-no setting. */
export const flag: RecordKind<boolean> = {
  migrations: [unchanged],
  read: data => (typeof data === 'boolean' ? data : undefined),
}
