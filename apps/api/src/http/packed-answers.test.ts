import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, productRow } from '../testing/test-app.ts'

describe('an answer of the API', () => {
  let shop: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    const onSale = { priceCents: 299, originalPriceCents: 499 }
    const ids = Array.from({ length: 12 }, (_, i) => `product${i}`)
    shop = await openTestApp(ids.map(id => productRow({ id, ...onSale })))
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

  it('is plain for whoever refuses what others unpack', async () => {
    for (const encoding of ['gzip;q=0', 'gzip;q=0.0, br', 'x-gzip', '']) {
      expect((await ask(encoding)).headers.get('content-encoding'), encoding).toBeNull()
    }
    for (const encoding of ['gzip', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'deflate,GZIP']) {
      expect((await ask(encoding)).headers.get('content-encoding'), encoding).toBe('gzip')
    }
  })

  it('is as it is where packing would save nothing', async () => {
    const short = await shop.app.request('/api/session', { headers: { 'accept-encoding': 'gzip' } })
    expect(short.headers.get('content-encoding')).toBeNull()
    expect(await short.json()).toEqual({ user: null, challenge: null })
  })
})
