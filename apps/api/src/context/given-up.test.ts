import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: ReturnType<typeof openBrowser>
const whileSessionIsLookedUp = vi.fn()
beforeAll(async () => {
  const database = await openTestDatabase()
  const { runPrepared } = database
  database.runPrepared = (statement, parameters) => {
    if (statement.includes('FROM sessions JOIN users')) whileSessionIsLookedUp()
    return runPrepared(statement, parameters)
  }
  shop = await openTestApp([], { database })
  mara = openBrowser(shop.app)
  await mara.signUp('mara@example.com')
})
afterAll(() => shop.close())

async function put(name: string, signal: AbortSignal) {
  const { status } = await shop.app.request(`http://shop.test/api/profile`, {
    method: 'PATCH',
    headers: {
      origin: 'http://shop.test',
      host: 'shop.test',
      'content-type': 'application/json',
      cookie: [...mara.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
    body: JSON.stringify({ fullName: name }),
    signal,
  })
  return status
}

const fullName = async () => (await mara.get('/api/profile')).body.fullName

it('a request that was given up before its route began does nothing', async () => {
  expect(await put('Too Late', AbortSignal.abort())).toBe(499)
  expect(await fullName()).toBe('Mara Kimball')
})

it('a request that is given up while its session is looked up does not begin its work', async () => {
  const leaving = new AbortController()
  whileSessionIsLookedUp.mockImplementationOnce(() => leaving.abort())
  expect(await put('Half Way', leaving.signal)).toBe(499)
  expect(await fullName()).toBe('Mara Kimball')
})

it('a search that nobody waits for is not made', async () => {
  const search = vi.spyOn(shop.catalogue.snapshot().index, 'search')
  const ask = (signal: AbortSignal) =>
    shop.app.request('/1/indexes/updated_store/query', {
      method: 'POST',
      body: '{"query":"jam"}',
      signal,
    })
  expect((await ask(AbortSignal.abort())).status).toBe(499)
  expect(search).not.toHaveBeenCalled()
  expect((await ask(new AbortController().signal)).status).toBe(200)
  expect(search).toHaveBeenCalledOnce()
})

it('a request whose sender stays is answered', async () => {
  expect(await put('Mara Still Here', new AbortController().signal)).toBe(200)
  expect(await fullName()).toBe('Mara Still Here')
})
