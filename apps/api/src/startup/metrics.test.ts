import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { httpServer } from '../http/http-server.ts'
import type { Readings } from '../telemetry/metrics.ts'
import { catchLog } from '../testing/catch-log.ts'
import { openBrowser, openTestApp, productRow } from '../testing/test-app.ts'
import { readConfig } from './config.ts'
import { type MetricsServer, openMetricsServer } from './metrics-server.ts'
import { lastSnapshotOf } from './nightly-snapshots.ts'
import { startObserving } from './observability.ts'

const deploy = new URL('../../../../deploy/', import.meta.url)

const readings: Readings = {
  pool: () => ({ active: 3, idle: 17, waiting: 0 }),
  liveStreams: () => 2,
  products: () => 12_500,
  expectedWaitMs: () => 40,
  lastSnapshot: () => new Date(1_700_000_000_000),
}

const canary = 'canary'
let shop: Awaited<ReturnType<typeof openTestApp>>
let metrics: MetricsServer
let observability: Awaited<ReturnType<typeof startObserving>>
let server: ReturnType<typeof httpServer>
let address: string
const log = catchLog()

beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'P1', name: 'Oat milk' })])
  const config = readConfig({ METRICS_PORT: '0', SLOW_QUERY_MS: '1' }, 'no-such-file')
  metrics = (await openMetricsServer(config))!
  observability = await startObserving(config, metrics, readings)
  const listener = getRequestListener(request => shop.app.fetch(request))
  server = httpServer(observability.around(listener))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await observability.stop()
  log.release()
  await shop.close()
})

const readMetrics = async () => (await fetch(`${metrics.address}/metrics`)).text()

/** The samples of one metric, as lines. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter(line => line.startsWith(name))

/** A shopper who sends real requests to the listening server. */
async function shopper() {
  const call = (method: string, path: string, body: unknown, cookie = '') =>
    fetch(`${address}${path}`, {
      method,
      headers: { origin: address, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const email = `${canary}@example.com`
  const signUp = { email, password: `${canary} sesame seeds`, name: canary }
  const { headers } = await call('POST', '/api/auth/sign-up/email', signUp)
  const cookie = headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  return (method: string, path: string, body?: unknown) => call(method, path, body, cookie)
}

describe('the metrics of a server', () => {
  it('tell times by route, refused writes by code, and searches without a hit', async () => {
    const call = await shopper()
    await call('PUT', '/api/cart/items/P1', { quantity: 2 })
    await call('PUT', `/api/cart/items/${canary}`, { quantity: 2 })
    const search = { requests: [{ indexName: 'updated_store', query: `${canary} xqzw` }] }
    await call('POST', '/1/indexes/*/queries', search)
    await call('GET', `/api/cart?${canary}`)
    await expect
      .poll(readMetrics)
      .toContain('_count{method="GET",route="/api/cart",status="200"} 1')
    const text = await readMetrics()
    expect(linesOf(text, 'http_request_duration_seconds_count')).toContain(
      'http_request_duration_seconds_count{method="PUT",route="/api/cart/items/{productId}",status="200"} 1',
    )
    expect(linesOf(text, 'refused_writes_total')).toEqual([
      'refused_writes_total{route="cart.setQuantity",code="PRODUCT_NOT_FOUND"} 1',
    ])
    expect(linesOf(text, 'searches_without_hit_total')).toEqual(['searches_without_hit_total 1'])
    expect(linesOf(text, 'database_pool_connections')).toEqual([
      'database_pool_connections{state="active"} 3',
      'database_pool_connections{state="idle"} 17',
    ])
    expect(text).toContain('live_streams 2')
    expect(text).toContain('last_snapshot_timestamp_seconds 1700000000')
    expect(
      Number(/^database_query_duration_seconds_count (\d+)$/m.exec(text)?.[1]),
    ).toBeGreaterThan(5)
  })

  it('contain nothing about shoppers, and neither does the log of slow queries', async () => {
    expect(await readMetrics()).not.toContain(canary)
    expect(log.lines().join()).toMatch(/A query took \d+ ms: /)
    expect(JSON.stringify(log.entries)).not.toContain(canary)
  })

  it('tell which routes are slow', async () => {
    const routes = await (await fetch(`${metrics.address}/slow-routes`)).json()
    expect(routes).toContainEqual({
      route: 'POST /api/auth/*',
      requests: 1,
      p99Ms: expect.any(Number),
      slowestMs: expect.any(Number),
    })
  })

  it('are served on a port of their own, and nothing else is', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
    expect((await fetch(`${metrics.address}/api/cart`)).status).toBe(404)
    expect((await fetch(`${metrics.address}/metrics`, { method: 'POST' })).status).toBe(405)
  })

  it('are off unless a port is named, and stay on this machine unless a host is', async () => {
    expect(await openMetricsServer(readConfig({}, 'no-such-file'))).toBeUndefined()
    expect(metrics.address).toMatch(/^http:\/\/127\.0\.0\.1:/)
  })

  it('are answered 503 until the store is open, while the port is already taken', async () => {
    const config = readConfig({ METRICS_PORT: '0' }, 'no-such-file')
    const starting = (await openMetricsServer(config))!
    expect((await fetch(`${starting.address}/metrics`)).status).toBe(503)
    const { port } = new URL(starting.address)
    await expect(openMetricsServer({ ...config, METRICS_PORT: Number(port) })).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port} for metrics (EADDRINUSE).`,
    )
    await starting.close()
  })

  it.each([
    ['0 before the first', {}, ['last_snapshot_timestamp_seconds 0']],
    ['none where no snapshots are kept', { SNAPSHOTS_KEPT: '0' }, []],
    ['none on PostgreSQL', { DATABASE_URL: 'postgres://db', AUTH_SECRET: 'x'.repeat(32) }, []],
  ])('tell the time of a nightly snapshot: %s', async (_, settings, expected) => {
    const config = readConfig(
      { METRICS_PORT: '0', DATA_DIR: 'no-such-folder', ...settings },
      'no-such-file',
    )
    const served = await openMetricsServer(config)
    await served?.serve({ ...readings, lastSnapshot: lastSnapshotOf(config) })
    const text = await (await fetch(`${served?.address}/metrics`)).text()
    expect(linesOf(text, 'last_snapshot_timestamp_seconds')).toEqual(expected)
    await served?.close()
  })
})

// These are independent of the database.
describe.runIf(inject('engine') === 'embedded')('the files of deploy', () => {
  const alerts = readFileSync(new URL('prometheus/alerts.yml', deploy), 'utf8')
  const dashboard = readFileSync(new URL('grafana/aisleway.json', deploy), 'utf8')

  it('ask only for metrics that there are', async () => {
    const exported = new Set(
      [...(await readMetrics()).matchAll(/^([a-z0-9_]+)/gm)].map(([, name]) => name),
    )
    const asked = [
      ...[...alerts.matchAll(/expr: (\|\n(?: {10}.*\n)+|.*)/g)].map(([, expr = '']) => expr),
      ...[...dashboard.matchAll(/"expr": "(.*)"/g)].map(([, expr = '']) => expr),
    ].flatMap(expr => [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+){1,})\b(?=[{[)\s]|$)/g)])
    const names = new Set(asked.map(([, name = '']) => name))
    for (const word of ['histogram_quantile', 'min_over_time']) names.delete(word)
    expect(names.size).toBeGreaterThan(10)
    expect([...names].filter(name => !exported.has(name))).toEqual([])
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  // promtool comes with Prometheus (Debian's package `prometheus`).
  it.skipIf(!hasPromtool)('hold alerts that fire when they should (promtool)', () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, {
        cwd: new URL('prometheus/', deploy),
        encoding: 'utf8',
      })
      expect(status, `${stdout}${stderr}`).toBe(0)
    }
  })
})

describe('traces', () => {
  it('have a span for each request and each statement, under one trace, with nothing about shoppers', async () => {
    const bodies: string[] = []
    const collector = createServer((incoming, outgoing) => {
      let body = ''
      incoming.on('data', chunk => {
        body += chunk
      })
      incoming.on('end', () => {
        bodies.push(`${incoming.url} ${body}`)
        outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
    const { port } = collector.address() as { port: number }
    const endpoint = `http://127.0.0.1:${port}`
    const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, 'no-such-file')
    const traced = await startObserving(config, undefined, readings)
    const listener = getRequestListener(request => shop.app.fetch(request))
    const shopServer = httpServer(traced.around(listener))
    await new Promise<void>(resolve => shopServer.listen(0, '127.0.0.1', resolve))
    const { port: shopPort } = shopServer.address() as { port: number }
    const origin = `http://127.0.0.1:${shopPort}`
    const mara = openBrowser(shop.app)
    await mara.signUp(`traced-${canary}@example.com`)
    const cookie = [...mara.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await fetch(`${origin}/api/cart?${canary}`, { headers: { cookie } })
    await new Promise(resolve => shopServer.close(resolve))
    await traced.stop()
    await new Promise(resolve => collector.close(resolve))

    const sent = bodies.join('\n')
    expect(sent).toMatch(/^\/v1\/traces /)
    const spans = bodies.flatMap(body =>
      JSON.parse(body.slice(body.indexOf(' '))).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) => scopeSpans.flatMap(s => s.spans),
      ),
    ) as Span[]
    const request = spans.find(({ name }) => name === 'GET /api/cart')
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.every(({ traceId }) => traceId === request?.traceId)).toBe(true)
    expect(sent).not.toContain(canary)
  })

  it('that no collector accepts do not keep the server from closing', async () => {
    const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, 'no-such-file')
    const traced = await startObserving(config, undefined, readings)
    await shop.database.runPrepared('SELECT 1', [])
    const startedAt = performance.now()
    await traced.stop()
    // The library would try again for longer, and then fail.
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string }
