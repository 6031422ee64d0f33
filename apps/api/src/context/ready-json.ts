import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Where a route leaves an answer that is JSON already. */
export type ReadyJson = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** The same in Brotli, for those who take it. */
  brotli: Uint8Array<ArrayBuffer> | null
}

/** A value of this type as JSON, in UTF-8: whole, or as a stream. */
export type Json<Value> = Buffer<ArrayBuffer> & Encoded<Value>
export type JsonStream<Value> = ReadableStream<Uint8Array> & Encoded<Value>

declare const encoded: unique symbol
type Encoded<Value> = { readonly [encoded]: Value }

/** JSON for many readers, packed once. */
export type PackedJson<Value> = { json: Json<Value>; brotli: Buffer<ArrayBuffer> }

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

/** The same with JSON that was packed beforehand. */
export function readyPackedJson<Value>(
  context: { readyJson: ReadyJson },
  { json, brotli }: PackedJson<Value>,
): Value {
  context.readyJson.brotli = brotli
  return readyJson(context, json)
}

export function toJson<Value>(value: Value): Json<Value> {
  return Buffer.from(JSON.stringify(value)) as Json<Value>
}

/** Packs as tightly as Brotli can, which takes seconds of another thread. */
export async function packed<Value>(json: Json<Value>): Promise<PackedJson<Value>> {
  const brotli = await compress(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
  return { json, brotli: Buffer.from(brotli) }
}

const compress = promisify(brotliCompress)
