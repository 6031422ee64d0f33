import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Where a route leaves a response that is already JSON. */
export type ReadyJson = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  /** The same, Brotli-compressed, for clients that accept it. */
  brotli: Uint8Array<ArrayBuffer> | null
}

/** A value of this type as UTF-8 JSON: whole, or as a stream. */
export type Json<Value> = Buffer<ArrayBuffer> & Encoded<Value>
export type JsonStream<Value> = ReadableStream<Uint8Array> & Encoded<Value>

declare const encoded: unique symbol
type Encoded<Value> = { readonly [encoded]: Value }

/** JSON that is compressed once and served to many clients. */
export type PackedJson<Value> = { json: Json<Value>; brotli: Buffer<ArrayBuffer> }

/**
 * Answers with ready-made JSON instead of an object that the contract layer would have to traverse and encode, at
 * more cost than finding the answer. The app sends it, see `app.ts`; the value returned here is never read, but its
 * type ties the JSON to the contract.
 */
export function readyJson<Value>(
  context: { readyJson: ReadyJson },
  body: Json<Value> | JsonStream<Value>,
): Value {
  context.readyJson.body = body
  return undefined as Value
}

/** The same with JSON that was compressed beforehand. */
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

/** Compresses at Brotli's highest quality, which takes seconds on another thread. */
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
