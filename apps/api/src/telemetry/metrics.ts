import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { inBatches } from './batches.ts'
import {
  importEnded,
  queryEnded,
  type RequestEnded,
  requestEnded,
  searchMissed,
  writeRefused,
} from './channels.ts'

/** Values read when the metrics are scraped. */
export type Readings = {
  /** Null for the embedded database, which has no pool. */
  pool: () => { active: number; idle: number; waiting: number } | null
  liveStreams: () => number
  products: () => number
  /** How long a request arriving now would wait, as estimated for load shedding. */
  expectedWaitMs: () => number
  /** When the newest nightly snapshot was made, null before the first one; absent if none are made. */
  lastSnapshot?: (() => Date | null) | undefined
}

export type Metrics = {
  contentType: string
  text: () => Promise<string>
  close: () => void
}

/** Histogram buckets from 1 ms, below which most responses lie, to 10 s, at boundaries useful on a dashboard. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts what the server reports about its work; docs/operations.md describes each metric. */
export function openMetrics(readings: Readings): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
    collect: () => ended.flush(),
  })
  const ended = inBatches(({ seconds, ...labels }: RequestEnded) =>
    requests.observe(labels, seconds),
  )
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a statement, without waiting for a connection.',
    buckets: seconds,
    registers,
  })
  const refusals = new Counter({
    name: 'refused_writes_total',
    help: 'Writes that the server did not accept, which an outbox then sets aside.',
    labelNames: ['route', 'code'],
    registers,
  })
  const missed = new Counter({
    name: 'searches_without_hit_total',
    help: 'Searches for which the store has nothing as typed.',
    registers,
  })
  const imports = new Counter({
    name: 'catalogue_imports_total',
    help: 'Imports of the catalogue by their outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['done', 'failed']) imports.inc({ outcome }, 0)
  addGauges(registers, readings)
  const subscriptions = [
    requestEnded.subscribe(ended.add),
    queryEnded.subscribe(({ ms }) => queries.observe(ms / 1000)),
    writeRefused.subscribe(labels => refusals.inc(labels)),
    searchMissed.subscribe(() => missed.inc()),
    importEnded.subscribe(outcome => imports.inc({ outcome })),
  ]
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    },
  }
}

function addGauges(registers: Registry[], readings: Readings): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('live_streams', 'Open streams of events.', readings.liveStreams)
  gauge('catalogue_products', 'Products that are sold.', readings.products)
  gauge(
    'expected_wait_seconds',
    'What a request that arrives now would wait.',
    () => readings.expectedWaitMs() / 1000,
  )
  const { lastSnapshot } = readings
  if (lastSnapshot) {
    gauge(
      'last_snapshot_timestamp_seconds',
      'When the newest nightly snapshot was made; 0 before the first one.',
      () => (lastSnapshot()?.getTime() ?? 0) / 1000,
    )
  }
  if (!readings.pool()) return
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { active = 0, idle = 0 } = readings.pool() ?? {}
      this.set({ state: 'active' }, active)
      this.set({ state: 'idle' }, idle)
    },
  })
  gauge(
    'database_pool_waiting',
    'Queries that wait for a connection.',
    () => readings.pool()?.waiting ?? 0,
  )
}
