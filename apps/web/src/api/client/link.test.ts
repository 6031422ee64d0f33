import { apiPrefix, contract } from '@aisleway/core/contract'
import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'

const origin = 'https://shop.example'
const fetched = vi.fn<(request: Request) => Promise<Response>>()

stubBrowser()
vi.stubGlobal('location', { origin })
vi.stubGlobal('fetch', fetched)
const { call } = await import('./link.ts')

describe('what is asked of the server', () => {
  const library = new OpenAPILink(contract, { url: origin + apiPrefix, fetch: fetched })

  it.each<[names: string[], input?: Record<string, unknown>]>([
    [['cart', 'read']],
    [['lists', 'page'], { page: 2, search: 'rice & beans, 50%', kind: undefined }],
    [['lists', 'read'], { listId: 'a/b c?' }],
    [['lists', 'pause'], { listId: 'a' }],
    [['lists', 'setTemplate'], { listId: 'a', isTemplate: false }],
    [['meals', 'swaps'], { food: 'crème fraîche', grams: 0.5 }],
    [['cart', 'setQuantity'], { productId: '1', quantity: 0 }],
    [['cart', 'clear']],
    [['waitlist', 'join'], {}],
    [['favorites', 'remove'], { type: 'meal', id: 'Chili' }],
    [['account', 'updateProfile'], { name: 'Zoë', phone: undefined, birthday: null }],
    [['sharing', 'removeCollaborator'], { listId: 'a', collaboratorId: 'b' }],
    [['lists', 'merge'], { listId: 'a', items: [{ id: 'b', notes: [] }], keep: {} }],
  ])('is what the library of the server asks: %s %j', async (names, input) => {
    expect(await sentBy(() => call(names, input))).toEqual(
      await sentBy(() => library.call(names, input, { context: {} })),
    )
  })

  it('names what is done once, and for whom', async () => {
    const context = { idempotencyKey: 'k', sentFor: 'u' }
    const { headers } = await sentBy(() => call(['cart', 'clear'], undefined, { context }))
    expect(headers).toEqual({
      [idempotencyKeyHeader.toLowerCase()]: 'k',
      [sentForHeader.toLowerCase()]: 'u',
    })
  })
})

it('what a closing page says is sent although the page is gone', async () => {
  fetched.mockResolvedValueOnce(Response.json({ isShopping: false }))
  const said = { listId: 'a', isShopping: false }
  await call(['sharing', 'presence'], said, { context: { keepalive: true } })
  expect(fetched.mock.calls.at(-1)?.[0].keepalive).toBe(true)
})

describe('a busy store', () => {
  const busy = () => new Response('{}', { status: 503, headers: { 'Retry-After': '0.01' } })
  afterEach(() => {
    fetched.mockReset()
  })

  it.each([
    [['plan', 'solve'], {}],
    [['plan', 'price'], {}],
    [['meals', 'generate'], {}],
    [['shopping', 'deals'], {}],
  ])('is asked again for what %s only computes', async (names, input) => {
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(Response.json('computed'))
    expect(await call(names, input)).toBe('computed')
  })

  it('is not asked again for what it may have done already', async () => {
    fetched.mockResolvedValueOnce(busy())
    await expect(call(['sharing', 'invite'], { listId: 'a' })).rejects.toThrow()
    expect(fetched).toHaveBeenCalledOnce()
  })
})

describe('what the server answers', () => {
  const read = (answer: Response) => {
    fetched.mockResolvedValueOnce(answer)
    return call(['cart', 'read'])
  }

  it('is what its text says, and nothing for an empty one', async () => {
    expect(await read(Response.json({ items: [] }))).toEqual({ items: [] })
    expect(await read(new Response())).toBeUndefined()
  })

  it('is thrown with its code and its status when it is a refusal', async () => {
    const refusal = { code: 'LIST_NOT_FOUND', message: 'Not here' }
    await expect(read(Response.json(refusal, { status: 404 }))).rejects.toMatchObject({
      ...refusal,
      status: 404,
    })
  })

  it('is an error with its status when something in between says no in words of its own', async () => {
    await expect(read(new Response('<h1>Too large</h1>', { status: 413 }))).rejects.toMatchObject({
      status: 413,
    })
  })

  it('is no answer of the store when it is a page of somebody’s network', async () => {
    await expect(read(new Response('<h1>Sign in to Wi-Fi</h1>'))).rejects.not.toHaveProperty(
      'status',
    )
  })
})

describe('a stream of events', () => {
  const message = (value: unknown) => `event: message\ndata: ${JSON.stringify(value)}\n\n`

  /** The stream arrives in chunks of five bytes. */
  async function solve(text: string, left = vi.fn()) {
    let unsent = new TextEncoder().encode(text)
    const body = new ReadableStream({
      pull(controller) {
        if (unsent.length === 0) controller.close()
        else controller.enqueue(unsent.subarray(0, 5))
        unsent = unsent.subarray(5)
      },
      cancel: left,
    })
    fetched.mockResolvedValueOnce(
      new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    )
    return (await call(['plan', 'solve'], {})) as AsyncGenerator<unknown>
  }

  it('gives each value, however the network cuts it, and leaves out what keeps it open', async () => {
    const text = `: \n\n${message({ kind: 'queued', name: 'Crème brûlée' })}: \n\n${message(7)}event: done\n\n`
    const events = await solve(text)
    const values: unknown[] = []
    for await (const event of events) values.push(event)
    expect(values).toEqual([{ kind: 'queued', name: 'Crème brûlée' }, 7])
  })

  it('throws the refusal that ends it', async () => {
    const data = JSON.stringify({ code: 'UNAUTHORIZED', status: 401, message: 'Signed out' })
    const events = await solve(`${message(1)}event: error\ndata: ${data}\n\n`)
    await events.next()
    await expect(events.next()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  it('is closed by whoever leaves the loop', async () => {
    const left = vi.fn()
    for await (const _ of await solve(message(1) + message(2), left)) break
    expect(left).toHaveBeenCalledOnce()
  })
})

/** The request that a call sends, in comparable parts. */
async function sentBy(ask: () => Promise<unknown>) {
  fetched.mockResolvedValueOnce(Response.json({}))
  await ask()
  const [request] = fetched.mock.lastCall!
  const { method, url, headers } = request
  return { method, url, headers: Object.fromEntries(headers), body: await request.text() }
}
