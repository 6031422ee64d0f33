import { type RecordKind, unchanged } from '../../api/device-records/record.ts'

/** The signed-out cart; its rows are validated one by one (read-local-cart.ts). */
export const cartRecord: RecordKind<unknown[]> = {
  migrations: [unchanged],
  read: data => (Array.isArray(data) ? data : undefined),
}
