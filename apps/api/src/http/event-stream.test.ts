import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { queryObjects } from 'node:v8'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Config } from '../startup/config.ts'
import { type Listener, listen } from '../startup/listen.ts'

const encoder = new TextEncoder()

let server: Listener
let source: ReadableStreamDefaultController<Uint8Array>
let isCancelled = false

beforeAll(async () => {
  server = await listen({ HOST: '127.0.0.1', PORT: 0 } as Config)
  const app = new Hono().get('/events', () => {
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        source = controller
      },
      cancel: () => {
        isCancelled = true
      },
    })
    const headers = new Headers({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
    return new Response(body, { headers })
  })
  server.serve(app, toApp => toApp)
})
afterAll(() => server.close())

it('an event stream arrives with its headers, event by event, and ends', async () => {
  const response = await open()
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
    'set-cookie': ['a=1', 'b=2'],
  })
  for (const event of ['data: 1\n\n', 'data: 2\n\n'])
    expect(await sent(event, response)).toBe(event)
  source.close()
  await once(response.resume(), 'end')
})

it('is cancelled when its reader leaves', async () => {
  const response = await open()
  response.destroy()
  await expect.poll(() => isCancelled).toBe(true)
})

it('breaks off when its source fails', async () => {
  const response = await open()
  source.error(new Error('failed'))
  await expect(once(response.resume(), 'end')).rejects.toThrow('aborted')
})

it('holds no promises for the events that were sent', async () => {
  const response = await open()
  await sendMany(100)
  const before = countPromises()
  await sendMany(1000)
  expect(countPromises()).toBeLessThan(before + 500)
  response.destroy()

  async function sendMany(events: number) {
    for (let event = 0; event < events; event++) await sent('data: 1\n\n', response)
  }
})

function countPromises(): number {
  return queryObjects(Promise, { format: 'count' })
}

async function open(): Promise<IncomingMessage> {
  const [response] = await once(get(`${server.address}/events`, { agent: false }), 'response')
  return response
}

/** Sends an event, and returns what arrives of it. */
async function sent(event: string, response: IncomingMessage): Promise<string> {
  source.enqueue(encoder.encode(event))
  const [bytes] = await once(response, 'data')
  return String(bytes)
}
