import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { contract } from '@aisleway/core/contract'
import { proxyCheck } from '../auth/limits/client.ts'
import { log } from '../log/log.ts'
import { queryEnded } from '../telemetry/channels.ts'
import type { Readings } from '../telemetry/metrics.ts'
import { observedRequests } from '../telemetry/observed-requests.ts'
import { routeNames, routesOf } from '../telemetry/route-names.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { Config } from './config.ts'
import type { MetricsServer } from './metrics-server.ts'

export type Observability = {
  /** Wraps the listener for all requests; returns it unchanged if nothing is configured. */
  around: (listener: RequestListener) => RequestListener
  stop: () => Promise<void>
}

/** Starts the metrics, slow-query log and traces that the settings enable. */
export async function startObserving(
  config: Config,
  metrics: MetricsServer | undefined,
  readings: Readings,
): Promise<Observability> {
  const routeName = routeNames(routesOf(contract))
  await metrics?.serve(readings)
  const tracing = await openTracing(config, routeName)
  const stopSlowQueries = logSlowQueries(config.SLOW_QUERY_MS)
  return {
    around: listener => {
      const counted = metrics ? observedRequests(listener, routeName) : listener
      return tracing ? tracing.around(counted) : counted
    },
    stop: async () => {
      stopSlowQueries()
      await metrics?.close()
      if (tracing) await sendLastTraces(tracing)
    },
  }
}

async function openTracing(config: Config, routeName: ReturnType<typeof routeNames>) {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  // The library is loaded only if needed.
  const tracing = await import('../telemetry/tracing.ts')
  const isProxy = proxyCheck(config.TRUSTED_PROXIES)
  const isFromProxy = ({ socket }: { socket: { remoteAddress?: string | undefined } }) =>
    isProxy(socket.remoteAddress)
  return tracing.openTracing({ endpoint, routeName, isFromProxy })
}

const longestSendMs = 1000

/** A collector that does not answer must not keep the server from closing; the library would try for longer. */
async function sendLastTraces(tracing: Tracing): Promise<void> {
  const isSent = await Promise.race([
    tracing.close().then(
      () => true,
      () => false,
    ),
    setTimeout(longestSendMs, false, { ref: false }),
  ])
  if (!isSent) log.warn('The last traces could not be sent.')
}

/** Logs the text of a statement, with parameters as `$1`: what shoppers wrote stays out of the log. */
function logSlowQueries(fromMs: number | undefined): () => void {
  if (fromMs === undefined) return () => {}
  return queryEnded.subscribe(({ text, ms }) => {
    if (ms < fromMs) return
    const query = text.replace(/\s+/g, ' ')
    log.warn({ ms: Math.round(ms), query }, `A query took ${Math.round(ms)} ms: ${query}`)
  })
}
