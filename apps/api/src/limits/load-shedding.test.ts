import { apiPrefix } from '@aisleway/core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApiDocument } from '../http/openapi.ts'
import { announce } from '../realtime/announce.ts'
import { listenLive } from '../testing/services/listen-live.ts'
import { openBrowser, openTestApp, productRow } from '../testing/test-app.ts'
import { type LoadMeter, loadMeter } from './load-meter.ts'
import { sheddingOfRoutes } from './load-shedding.ts'

const requests = {
  read: ['GET', '/api/cart'],
  search: ['POST', '/1/indexes/updated_store/query', {}],
  write: ['PUT', '/api/cart/items/milk', { quantity: 1 }],
  computation: ['GET', '/api/meals/generate?mealType=dinner&seed=1'],
  download: ['GET', '/api/account/data'],
  signIn: ['POST', '/api/auth/sign-in/email', { email: 'a@example.com', password: 'wrong one' }],
  health: ['GET', '/api/health'],
} as const

describe('a server with more to do than it can', () => {
  let ms = 0
  let meter: LoadMeter
  let shop: Awaited<ReturnType<typeof openTestApp>>
  let mara: ReturnType<typeof openBrowser>
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    meter = loadMeter(() => ms)
    shop = await openTestApp([productRow({ id: 'milk' })], { loadMeter: meter })
    mara = openBrowser(shop.app)
    await mara.signUp('mara@example.com')
  })
  afterEach(() => turn(0))
  afterAll(async () => {
    vi.useRealTimers()
    await shop.close()
  })

  /** Simulates an event loop that is this late, with a running clock, unlike that of the tests. */
  function turn(lateMs: number) {
    ms += 20 + lateMs
    vi.advanceTimersByTime(20)
  }

  async function refused() {
    const names: string[] = []
    for (const [name, [method, path, body]] of Object.entries(requests)) {
      const answer = await mara.send(method, path, body)
      if (answer.status !== 503) continue
      expect(answer.body.code).toBe('SERVICE_UNAVAILABLE')
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      names.push(name)
    }
    return names
  }

  const costly = ['computation', 'download', 'signIn']
  const costlyAndWrites = ['write', ...costly]
  const allButHealth = ['read', 'search', ...costlyAndWrites]

  it('turns nothing away while it is idle', async () => {
    expect(await refused()).toEqual([])
  })

  it.each([
    [150, costly],
    [250, costlyAndWrites],
    [350, allButHealth],
  ])(
    'whose event loop stands still for %i ms again and again turns costly requests away first',
    async (blockedMs, expected) => {
      turn(blockedMs)
      ms += 20 + blockedMs
      expect(await refused()).toEqual(expected)
    },
  )

  it.each([
    [46, costly],
    [76, costlyAndWrites],
    [106, allButHealth],
  ])(
    'with %i requests under way turns costly ones away first, and none when they are done',
    async (count, expected) => {
      let finish = () => {}
      const finished = new Promise<void>(resolve => {
        finish = resolve
      })
      const works = Array.from({ length: count }, () => meter.during(() => finished))
      expect(await refused()).toEqual(expected)
      finish()
      await Promise.all(works)
      expect(await refused()).toEqual([])
    },
  )

  it('leaves a live stream that stands alone', async () => {
    const { id } = (await mara.get('/api/session')).body.user
    const stream = await listenLive(shop.app, mara)
    turn(5000)
    ms += 5000
    expect((await mara.get('/api/cart')).status).toBe(503)
    await announce(shop.database.queries, [id], { kind: 'notices' })
    await expect.poll(() => stream.heard).toContainEqual({ kind: 'notices' })
    expect(stream.isOpen).toBe(true)
  })
})

it('every beginning in the table is one of a route', async () => {
  const { paths = {} } = await openApiDocument()
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${apiPrefix}${path}`),
  )
  const besides =
    /^(GET \/api\/(health|openapi\.json)|(GET|POST) \/api\/operator\/|POST \/(api\/auth|1)\/)/
  const unknown = sheddingOfRoutes.filter(
    ([beginning]) => !besides.test(beginning) && !routes.some(route => route.startsWith(beginning)),
  )
  expect(unknown).toEqual([])
})

describe('the meter', () => {
  it('takes one long turn of the event loop for none, and a second one for overload', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let ms = 0
    const meter = loadMeter(() => ms)
    ms = 920
    expect(meter.waitMs()).toBe(0)
    vi.advanceTimersByTime(20)
    ms = 1340
    expect(meter.waitMs()).toBe(400)
    vi.advanceTimersByTime(40)
    expect(meter.waitMs()).toBe(0)
    vi.useRealTimers()
  })
})
