/** Where a route leaves an answer that is JSON already. */
export type ReadyJson = { bytes: Uint8Array<ArrayBuffer> | null }

/**
 * Answers with JSON as it stands, in place of an object that the contract's layer would have to walk
 * through and encode: that would cost more than finding the answer. The app sends it, see `app.ts`.
 */
export function readyJson<Answer>(
  context: { readyJson: ReadyJson },
  bytes: Uint8Array<ArrayBuffer>,
): Answer {
  context.readyJson.bytes = bytes
  return undefined as Answer
}
