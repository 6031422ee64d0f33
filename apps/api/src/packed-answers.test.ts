import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from './testing/test-app.ts'

describe('an answer of the API', () => {
  let shop: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    shop = await openTestApp()
  })
  afterAll(() => shop.close())

  const ask = (encoding: string) =>
    shop.app.request('/api/config', { headers: { 'accept-encoding': encoding } })

  it('is packed for whoever can unpack it', async () => {
    const packed = await ask('gzip, deflate, br')
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const bytes = await packed.arrayBuffer()
    const text = await plain.text()
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(bytes.byteLength).toBeLessThan(text.length)
  })
})
