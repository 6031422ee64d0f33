import type { CountRequests } from '../../../limits/request-limits.ts'

/** Counts each operation of a message; throws the refusal if there were too many recently. */
export function countOperations(
  { countRequests }: { countRequests: CountRequests },
  operations: readonly unknown[],
): void {
  countRequests('listOperation', operations.length)
  countRequests('listOperationDay', operations.length)
}

/** Counts items that are copied to another list or to a trip; throws the refusal if there were too many today. */
export function countItemsOf({ countRequests }: { countRequests: CountRequests }) {
  return (count: number) => countRequests('listOperationDay', count)
}
