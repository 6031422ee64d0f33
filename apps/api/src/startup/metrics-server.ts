import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '../log/log.ts'
import { OperatorError } from '../log/operator-error.ts'
import type { Metrics, Readings } from '../telemetry/metrics.ts'
import { openSlowRoutes } from '../telemetry/slow-routes.ts'
import type { Config } from './config.ts'

const slowRoutesShown = 10

export type MetricsServer = {
  address: string
  /** Until this is called, requests are answered 503. */
  serve: (readings: Readings) => Promise<void>
  close: () => Promise<void>
}

/**
 * Listens on the metrics' own port, which a proxy does not forward; undefined without METRICS_PORT. Call it before
 * anything that takes long: a port that is in use ends the start.
 */
export async function openMetricsServer({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined
  let answer: RequestListener = (_, outgoing) => send(outgoing, 503, 'text/plain', '')
  let stopCounting = () => {}
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new OperatorError(`Cannot listen on ${host}:${port} for metrics (${error.code}).`)),
    )
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    serve: async readings => {
      // The library is loaded only if needed.
      const { openMetrics } = await import('../telemetry/metrics.ts')
      const metrics = openMetrics(readings)
      const slowRoutes = openSlowRoutes()
      answer = answersFrom(metrics, slowRoutes)
      stopCounting = () => {
        metrics.close()
        slowRoutes.close()
      }
    },
    close: async () => {
      stopCounting()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function answersFrom(
  metrics: Metrics,
  slowRoutes: ReturnType<typeof openSlowRoutes>,
): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') send(outgoing, 405, 'text/plain', '')
    else if (incoming.url === '/metrics') {
      metrics.text().then(
        text => send(outgoing, 200, metrics.contentType, text),
        error => {
          log.error({ error }, 'The metrics could not be read:')
          send(outgoing, 500, 'text/plain', '')
        },
      )
    } else if (incoming.url === '/slow-routes') {
      const routes = slowRoutes.slowest(slowRoutesShown)
      send(outgoing, 200, 'application/json', JSON.stringify(routes))
    } else send(outgoing, 404, 'text/plain', '')
  }
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
