/** Where a route leaves an answer that is JSON already. */
export type ReadyJson = { body: JsonBody | null }

type JsonBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/**
 * Answers with JSON as it stands, in place of an object that the contract's layer would have to walk
 * through and encode: that would cost more than finding the answer. The app sends it, see `app.ts`.
 */
export function readyJson<Answer>(context: { readyJson: ReadyJson }, body: JsonBody): Answer {
  context.readyJson.body = body
  return undefined as Answer
}
