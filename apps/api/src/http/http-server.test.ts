import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, it } from 'vitest'
import { httpServer } from './http-server.ts'

const limits = {
  requestTimeout: 300,
  headersTimeout: 200,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 60_000,
}

let server: Server | undefined
afterEach(() => server?.close())

async function open(fetch: (request: Request) => Promise<Response>) {
  server = httpServer(getRequestListener(fetch), limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}

const head = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n'

it.each([
  ['its headers', head],
  ['its body', `${head}\r\n{"item":`],
])('a request that never ends %s is ended', { timeout: 10_000 }, async (_, start) => {
  const socket = await open(async request => new Response(await request.text()))
  let answer = ''
  socket.on('data', text => {
    answer += text
  })
  socket.write(start)
  // One character now and then keeps no connection open.
  const trickle = setInterval(() => socket.writable && socket.write('x'), 40)
  await once(socket, 'close')
  clearInterval(trickle)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

it('a request that came in time may take as long as it needs', async () => {
  const socket = await open(async () => {
    await new Promise(resolve => setTimeout(resolve, 600))
    return new Response('done')
  })
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const text of socket) answer += text
  expect(answer).toContain('done')
})

it('tells a route that its sender has left', async () => {
  let reportAborted = (_: boolean) => {}
  const wasTold = new Promise<boolean>(resolve => {
    reportAborted = resolve
  })
  const socket = await open(async request => {
    socket.destroy()
    await once(request.signal, 'abort')
    reportAborted(request.signal.aborted)
    return new Response()
  })
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  expect(await wasTold).toBe(true)
})
