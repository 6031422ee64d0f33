import type { CountRequests } from '../../../limits/request-limits.ts'

/** Counts each of a message's operations; throws the refusal where there were too many lately. */
export function countOperations(
  { countRequests }: { countRequests: CountRequests },
  operations: readonly unknown[],
): void {
  countRequests('listOperation', operations.length)
  countRequests('listOperationDay', operations.length)
}
