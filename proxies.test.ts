import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Balancer,
  hasHaproxy,
  hasNginx,
  startBalancer,
  startNginx,
} from './bench/support/balancer.ts'

/** Stand for the servers of the app: the real proxies send them requests as `deploy` says. */
const servers: Server[] = []
let status = 200
let received: IncomingHttpHeaders = {}
beforeAll(async () => {
  for (let i = 0; i < 3; i++) {
    const server = createServer((incoming, outgoing) => {
      received = incoming.headers
      outgoing.writeHead(status, { 'Retry-After': '2' }).end('from a server')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
  }
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const ports = () => servers.map(server => (server.address() as AddressInfo).port)

type Answer = { status: number | undefined; retryAfter: string | undefined; text: string }

/** Not `fetch`, which resolves `..` in a path itself. */
function ask(address: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, async response => {
      let text = ''
      for await (const chunk of response) text += chunk
      const retryAfter = response.headers['retry-after']
      resolve({ status: response.statusCode, retryAfter, text })
    })
    asked.on('error', reject).end()
  })
}

describe.each([
  ['HAProxy', hasHaproxy(), startBalancer],
  ['nginx', hasNginx(), startNginx],
])('%s', (_, isInstalled, start) => {
  let proxy: Balancer
  beforeAll(async () => {
    if (isInstalled) proxy = await start(ports())
  })
  afterAll(() => proxy?.stop())

  it.runIf(isInstalled)('removes the ids that a client chose', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const chosen = { 'X-Request-Id': 'chosen-by-me', traceparent, tracestate: 'a=1' }
    await ask(proxy.address, '/', chosen)
    expect(received).not.toMatchObject({ 'x-request-id': 'chosen-by-me' })
    expect(Object.keys(received)).not.toContain('traceparent')
    expect(Object.keys(received)).not.toContain('tracestate')
  })

  it
    .runIf(isInstalled)
    .each([
      '/api/operator/report',
      '/api/%6Fperator/report',
      '/x/../api/operator/report',
      '/x/%2e%2e/api/operator/report',
      '/api/./operator/report',
    ])('does not pass on %s', async path => {
    expect(await ask(proxy.address, path)).not.toMatchObject({ text: 'from a server' })
    expect(await ask(proxy.address, '/search?q=/operator/')).toMatchObject({ status: 200 })
  })

  it.runIf(isInstalled)('passes on that every server is busy', async () => {
    status = 503
    const busy = { status: 503, retryAfter: '2' }
    for (let i = 0; i < 10; i++) {
      expect(await ask(proxy.address, '/api/cart')).toMatchObject(busy)
      expect(await ask(proxy.address, '/api/cart', {}, 'POST')).toMatchObject(busy)
    }
    status = 200
    await expect.poll(async () => (await ask(proxy.address, '/api/cart')).status).toBe(200)
  })
})

it.runIf(hasNginx())('nginx logs no search and no secret address', async () => {
  const proxy = await startNginx(ports())
  try {
    const headers = { referer: 'http://shop.test/search?q=insulin' }
    await ask(proxy.address, '/join/secret', headers)
    await ask(proxy.address, '/search?q=insulin', headers)
    const log = () => readFileSync(proxy.accessLog, 'utf8')
    await expect.poll(log).toMatch(/^127\.0\.0\.1 \[.+\] "GET \/search" 200 /m)
    expect(log()).not.toMatch(/insulin|secret/)
  } finally {
    proxy.stop()
  }
})
