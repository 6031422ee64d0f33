import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'aisleway-web-'))
const built = join(folder, 'dist')
const pictures = join(folder, 'pictures')

for (const [file, content] of Object.entries({
  'secret.txt': 'the operator token',
  'dist/index.html': '<html><head><title>Shop</title></head><body></body></html>',
  'dist/index.es.html': '<html><head><title>Tienda</title></head><body></body></html>',
  'dist/screen-files.json':
    '{"/":["home.svg"],"/auth":["assets/auth-1.js","assets/form-2.js"],"/meals/$slug":["assets/meal-3.js"]}',
  'dist/screen-files.es.json': '{"/auth":["assets/acceso-1.js"]}',
  'dist/favicon.svg': '<svg/>',
  'dist/sw.js': 'worker',
  'dist/assets/app-1a2b.js': 'plain',
  'dist/assets/app-1a2b.js.br': 'brotli',
  'dist/assets/app-1a2b.js.gz': 'gzip',
  'dist/assets/only-gz.css': 'plain',
  'dist/assets/only-gz.css.gz': 'gzip',
  'pictures/milk.svg': '<svg>milk</svg>',
})) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const data = {
  store: { name: '</script><script>alert(1)</script>', hoursText: '8 AM to 9 PM. '.repeat(100) },
}
const app = webApp({
  built,
  pictures,
  dataFor: async () => data,
  site: { publicUrl: undefined },
})
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://shop.test${path}`, { method, headers })

afterAll(() => rmSync(folder, { recursive: true }))

const script = '/assets/app-1a2b.js'

describe('a file of the app', () => {
  it('goes out in the best encoding that the browser reads', async () => {
    for (const [accepted, encoding, body] of [
      ['gzip, deflate, br', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip', 'gzip'],
      ['gzip;q=0.8, br;q=0.9', null, 'plain'],
      ['br;q=0.000, gzip;q=0', null, 'plain'],
      ['zebra, brotli', null, 'plain'],
      ['', null, 'plain'],
    ] as const) {
      const response = await get(script, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding'), accepted).toBe(encoding)
      expect(await response.text(), accepted).toBe(body)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
    }
  })

  it('goes out in another encoding where the best was not made', async () => {
    const response = await get('/assets/only-gz.css', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get(script)).headers.get('etag') ?? ''
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(script, { 'if-none-match': held })
      expect(response.status, held).toBe(304)
      expect(await response.text()).toBe('')
    }
    expect((await get(script, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is another one in another encoding', async () => {
    const plain = (await get(script)).headers.get('etag')
    const packed = (await get(script, { 'accept-encoding': 'br' })).headers.get('etag')
    expect(packed).not.toBe(plain)
  })

  it('is kept for ever when its name holds a hash, a picture for a time, else asked for again', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cacheOf(script)).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/favicon.svg')).toBe('public, max-age=86400')
    expect(await cacheOf('/sw.js')).toBe('no-cache')
    expect(await cacheOf('/pictures/milk.svg')).toBe('public, max-age=604800')
  })

  it('has one spelling: an address that climbs to it is refused', async () => {
    expect((await get('/assets/..%2ffavicon.svg')).status).toBe(404)
  })

  it('is sent in part to whoever asks for a part, with the tag of the whole', async () => {
    const whole = await get('/sw.js')
    const part = await get('/sw.js', { range: 'bytes=1-3' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 1-3/6')
    expect(part.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(await part.text()).toBe('ork')
  })

  it('carries no policy where it is no page, and is never guessed at', async () => {
    const { headers } = await get(script)
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const path of ['/assets/..%2findex.es.html', '/assets/missing.js', '/sw.js']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
    }
  })

  it('is not written to', async () => {
    expect((await get(script, {}, 'POST')).status).toBe(404)
    expect((await get(script, {}, 'DELETE')).status).toBe(404)
  })
})

describe('what lies outside the folders', () => {
  it.each([
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%252f..%252fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/pictures/..%2fsecret.txt',
    '/pictures/..%2fdist%2findex.html',
    '/pictures..%2fsecret.txt',
    '//secret.txt',
    `/${encodeURIComponent(join(folder, 'secret.txt'))}`,
    '/secret.txt%00.svg',
    '/%c0%ae%c0%ae/secret.txt',
    '/%zz.txt',
  ])('is not served: %s', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })
})

describe('a page address', () => {
  it.each(['/', '/browse', '/meals/lemon-chicken', '/no/such/page', '/assets', '/a.b'])(
    '%s is answered with the one page',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(await response.text()).toContain('<title>Shop</title>')
    },
  )

  it('runs no script but the app’s own, and stands in nobody’s frame', async () => {
    const policy = (await get('/browse')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    // WebAssembly alone is compiled, by the barcode scanner (docs/decisions/0074).
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(policy).not.toContain("'unsafe-eval'")
    expect((await get('/browse')).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is packed, as what it carries repeats itself', async () => {
    const response = await get('/browse', { 'accept-encoding': 'gzip, deflate, br' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('<title>Shop</title>')
  })

  it('carries what the app must know, and no text in it can leave its element', async () => {
    const html = await (await get('/')).text()
    const [, json] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json ?? '')).toEqual(data)
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it.each([
    ['/auth', 'en', ['auth-1', 'form-2']],
    ['/auth?next=/browse', 'en', ['auth-1', 'form-2']],
    ['/auth', 'es', ['acceso-1']],
    ['/meals/lemon-chicken', 'en', ['meal-3']],
    ['/', 'en', []],
    ['/meals', 'en', []],
    ['/meals/lemon-chicken/cook', 'en', []],
  ])('%s (%s) names the files of its screen', async (path, language, files) => {
    const html = await (await get(path, { 'accept-language': language })).text()
    const named = [
      ...html.matchAll(
        /<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/(.+?)\.js">/g,
      ),
    ]
    expect(named.map(([, file]) => file)).toEqual(files)
  })

  it('names the largest picture of home', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<link rel="preload" as="image" href="/home.svg">')
    expect(await (await get('/auth')).text()).not.toContain('as="image"')
  })

  it('is answered in the language that was chosen, else in the one that the browser speaks', async () => {
    for (const [headers, language, title] of [
      [{}, 'en', 'Shop'],
      [{ 'accept-language': 'es-MX,es;q=0.9' }, 'es', 'Tienda'],
      [{ 'accept-language': 'es', cookie: 'language=en' }, 'en', 'Shop'],
      [{ 'accept-language': 'en', cookie: 'language=es' }, 'es', 'Tienda'],
      [{ 'accept-language': 'es', cookie: 'language=../secret' }, 'es', 'Tienda'],
    ] as const) {
      const response = await get('/browse', headers)
      expect(response.headers.get('content-language')).toBe(language)
      expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding')
      expect(await response.text()).toContain(`<title>${title}</title>`)
    }
  })

  it.each(['/index.html', '/index.es.html'])(
    'has one spelling for the start page: %s',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe('/')
    },
  )

  it.each([
    '/assets/gone-9f.js',
    '/assets/gone',
    '/pictures/gone.svg',
    '/gone.webmanifest',
    '/gone.js.map',
    '/assets/',
  ])('is not what a missing file gets: %s', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })
})

describe('over a real connection', () => {
  let address: string
  let server: ReturnType<typeof serve>
  beforeAll(async () => {
    address = await new Promise(resolve => {
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}`),
      )
    })
  })
  afterAll(() => server.close())

  it('HEAD tells all about a file and sends none of it', async () => {
    const response = await fetch(address + script, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String('plain'.length))
    expect(response.headers.get('etag')).toBe((await get(script)).headers.get('etag'))
    expect(await response.text()).toBe('')
  })

  it('HEAD of a page is answered as a page', async () => {
    const response = await fetch(`${address}/browse`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('a path that climbs out of the folder leads nowhere', async () => {
    for (const path of ['/../secret.txt', '/assets/../../secret.txt']) {
      const status = await new Promise(resolve => {
        request(address, { path }, response => resolve(response.resume().statusCode)).end()
      })
      expect(status, path).toBe(404)
    }
  })

  it('a file arrives whole', async () => {
    const response = await fetch(address + script, { headers: { 'accept-encoding': 'identity' } })
    expect(await response.text()).toBe('plain')
  })
})
