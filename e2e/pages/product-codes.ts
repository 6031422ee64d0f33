import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

/** Products with their barcodes, from the operator's export. */
export async function productsWithCodes(request: APIRequestContext) {
  const token = (
    await readFile(join(process.env.E2E_DATA_DIR ?? '', 'operator-token'), 'utf8')
  ).trim()
  const file = await request.get('/api/operator/catalogue', {
    headers: { authorization: `Bearer ${token}` },
  })
  const rows = [...(await file.text()).matchAll(/^[^,]+,"([^"]+)",.*,(\d{14})$/gm)]
  return rows.slice(0, 2).map(([, name = '', gtin = '']) => ({ name, upc: gtin.slice(2) }))
}
