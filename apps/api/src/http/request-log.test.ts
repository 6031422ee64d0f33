import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchLog } from '../testing/catch-log.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { logFailure } from './request-log.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
const log = catchLog()
beforeAll(async () => {
  shop = await openTestApp()
})
afterEach(() => log.clear())
afterAll(async () => {
  log.release()
  await shop.close()
})

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

describe('the id of a request', () => {
  const proxy = '192.0.2.10'
  it.each([
    ['is that of a proxy that is trusted', proxy, 'edge-4f1c22d9', true],
    ['is our own where anybody else gives one', '192.0.2.66', 'edge-4f1c22d9', false],
    ['is our own where a proxy gives a text', proxy, 'x" level=fatal', false],
  ])('%s', async (_, peer, given, isKept) => {
    const { app } = await openTestApp([], { database: shop.database, trustedProxies: [proxy] })
    const { headers } = await openBrowser(app, { peer }).send('GET', '/api/cart', undefined, {
      'X-Request-Id': given,
    })
    const id = headers.get('X-Request-Id') ?? ''
    if (isKept) expect(id).toBe(given)
    else expect(id).toMatch(uuid)
  })
})

describe('the log', () => {
  it.each([
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/account/password',
    '/api/grocery-list',
  ])('says nothing of a body that is no JSON, sent to %s', async path => {
    const browser = openBrowser(shop.app)
    const answer = await browser.sendText('POST', path, 'canarypassword"}')
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).not.toContain('canary')
    expect(log.entries).toEqual([])
  })

  it.each([
    ['/api/plan-calendars/canary.ics', '/api/plan-calendars/*'],
    ['/join/canary', '/join/*'],
    ['/lists/8', '/lists/8'],
    ['/x%0A2026-11-26%20POST', '/x%0A2026-11-26%20POST'],
  ])('names %s as %s', async (path, named) => {
    const app = new Hono().get('*', c => {
      logFailure(c, new Error('the disk is gone'))
      return c.text('')
    })
    await app.request(path)
    expect(log.entries).toMatchObject([{ path: named, msg: `GET ${named} 500` }])
    expect(JSON.stringify(log.entries)).not.toContain('canary')
  })

  it('tells of a surprise once, with the id that its answer carries and without the body', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('log@example.com')
    const broken = vi.spyOn(shop.database.queries, 'transaction').mockImplementation(() => {
      throw new Error('the disk is gone')
    })
    const answer = await browser.sendText(
      'POST',
      '/api/waitlist',
      JSON.stringify({ email: 'canary@example.com' }),
    )
    broken.mockRestore()
    expect(answer.status).toBe(500)
    const id = answer.headers.get('X-Request-Id') ?? ''
    expect(id).toMatch(uuid)
    expect(log.entries).toHaveLength(1)
    const [line] = log.lines()
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT\S+ POST \/api\/waitlist 500 /)
    expect(line).toContain(`${id} Error: the disk is gone`)
    expect(line).not.toContain('canary')
  })
})
