import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { apiHeaders, pageHeaders, type Site } from './security-headers.ts'

const https = { publicUrl: 'https://shop.test' }

async function pageOf(site: Site) {
  const app = new Hono().use(pageHeaders(site)).get('/', c => c.html('<p>shop'))
  return (await app.request('/')).headers
}

async function policyOf(site: Site) {
  const policy = (await pageOf(site)).get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('a page', () => {
  it('runs and styles from its own files only', async () => {
    const policy = await policyOf(https)
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: https:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(policy['script-src']).not.toMatch(/'unsafe|data:|https:/)
  })

  it('asks a hosted index where there is one, and no other host', async () => {
    const policy = await policyOf({ ...https, searchHost: 'index.example:8443' })
    expect(policy['connect-src']).toBe("'self' https://index.example:8443")
  })

  it('keeps browsers on https, but never locks a shop on plain http out', async () => {
    expect((await pageOf(https)).get('strict-transport-security')).toBe('max-age=31536000')
    for (const publicUrl of [undefined, 'http://192.168.1.5:3000']) {
      expect((await pageOf({ publicUrl })).has('strict-transport-security')).toBe(false)
    }
  })

  it('is not framed, guessed at, opened by others, or told of to others', async () => {
    const headers = await pageOf(https)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('may keep the screen on and scan barcodes, and asks for nothing that it does not use', async () => {
    const policy = (await pageOf(https)).get('permissions-policy') ?? ''
    expect(policy).toContain('screen-wake-lock=(self)')
    expect(policy).toContain('camera=(self)')
    for (const feature of ['microphone', 'geolocation', 'payment', 'usb']) {
      expect(policy).toContain(`${feature}=()`)
    }
  })
})

describe('an answer of the API', () => {
  let shop: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    shop = await openTestApp([], https)
  })
  afterAll(() => shop.close())

  it.each([
    '/api/health',
    '/api/config',
    '/api/cart',
    '/api/auth/nothing',
    '/api/operator/catalogue',
    '/.well-known/jwks.json',
    '/1/indexes/updated_store/query',
  ])('%s may do nothing where it is opened as a page', async path => {
    const { headers } = await shop.app.request(path)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('carries them also where it refuses', async () => {
    const app = new Hono().use(apiHeaders(https)).get('/', () => {
      throw new Error('out of order')
    })
    const { headers } = await app.onError((_, c) => c.text('', 500)).request('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
