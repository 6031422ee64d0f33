/** Where a route leaves an answer that is JSON already. */
export type ReadyJson = { body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null }

/** A value of this type as JSON, in UTF-8: whole, or as a stream. */
export type Json<Value> = Buffer<ArrayBuffer> & Encoded<Value>
export type JsonStream<Value> = ReadableStream<Uint8Array> & Encoded<Value>

declare const encoded: unique symbol
type Encoded<Value> = { readonly [encoded]: Value }

/**
 * Answers with JSON as it stands, in place of an object that the contract's layer would have to walk
 * through and encode: that would cost more than finding the answer. The app sends it, see `app.ts`, and
 * nothing reads the value returned here, whose type holds the JSON to the contract.
 */
export function readyJson<Value>(
  context: { readyJson: ReadyJson },
  body: Json<Value> | JsonStream<Value>,
): Value {
  context.readyJson.body = body
  return undefined as Value
}

export function toJson<Value>(value: Value): Json<Value> {
  return Buffer.from(JSON.stringify(value)) as Json<Value>
}
