import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { catalogueText } from './export-catalogue.ts'

/** The products as a compressed file in base64. */
export async function packCatalogue(products: readonly CatalogueRow[]): Promise<string> {
  const bytes = await pipeline(catalogueText(products), createGzip(), buffer)
  return bytes.toString('base64')
}

/** The file in pieces. */
export function unpackCatalogue(packed: string): AsyncIterable<Uint8Array> {
  return Readable.from([Buffer.from(packed, 'base64')]).pipe(createGunzip())
}
