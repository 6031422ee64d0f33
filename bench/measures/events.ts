import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../apps/api/src/db/database.ts'
import { notify } from '../../apps/api/src/db/notify.ts'
import { openPostgres } from '../../apps/api/src/db/postgres.ts'
import { hasNats, startNats } from '../../apps/api/src/testing/services/nats-server.ts'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Figure, percentile } from '../support/figure.ts'

const channel = 'measured'
const mostDelayMs = 250
const firstPerSecond = 100
const growth = 1.4
const secondsPerStep = 3
/** As many as a server has connections. */
const atOnce = 20
const rows = 1000

/**
 * Measures how many events per second one server can announce, each in a transaction that writes, until 1 in 100
 * arrives later than a quarter of a second after its transaction began: through the database, and through NATS.
 */
export async function measureEvents(): Promise<Figure[]> {
  if (!hasPostgres()) {
    console.log('  PostgreSQL is not on this machine: skipped.')
    return []
  }
  const postgres = await startCluster()
  const nats = hasNats() ? await startNats() : null
  try {
    const figures = [await climb('LISTEN/NOTIFY', postgres.url)]
    if (nats) figures.push(await climb('NATS', postgres.url, nats.url))
    else console.log('  NATS is not on this machine: skipped.')
    return figures
  } finally {
    await nats?.stop()
    await postgres.stop()
  }
}

async function climb(name: string, url: string, eventsUrl?: string): Promise<Figure> {
  const database = await openPostgres(url, { eventsUrl })
  const delays: number[] = []
  await database.listen(channel, payload => {
    if (payload) delays.push(performance.now() - Number(payload))
  })
  await database.queries.execute(
    `CREATE TABLE IF NOT EXISTS measured AS SELECT n AS id, 0 AS value FROM generate_series(1, ${rows}) AS n`,
  )
  // Opens the connections and warms up the code.
  await p99At(firstPerSecond)
  let held = 0
  for (let perSecond = firstPerSecond; ; perSecond = Math.round(perSecond * growth)) {
    // Other work on the machine may make one run late.
    const p99Ms = Math.min(await p99At(perSecond), await p99At(perSecond))
    console.log(`  ${perSecond}/s, ${name}: p99 ${p99Ms.toFixed(0)} ms`)
    if (p99Ms > mostDelayMs) break
    held = perSecond
  }
  await database.close()
  return { name: `events/s with p99 ≤ ${mostDelayMs} ms, ${name}`, samples: [held] }

  async function p99At(perSecond: number): Promise<number> {
    delays.length = 0
    const sent = await announceFor(database, perSecond)
    // Whatever has not arrived by then is late in any case.
    await setTimeout(mostDelayMs)
    const late = Array.from({ length: sent - delays.length }, () => Number.POSITIVE_INFINITY)
    return percentile([...delays, ...late], 0.99)
  }
}

/** Starts transactions at a fixed rate, however long they take; returns their number. */
async function announceFor(database: Database, perSecond: number): Promise<number> {
  const count = perSecond * secondsPerStep
  const startedAt = performance.now()
  let begun = 0
  const work = async () => {
    while (begun < count) {
      const row = (begun % rows) + 1
      const dueAt = startedAt + (begun++ * 1000) / perSecond
      const waitMs = dueAt - performance.now()
      if (waitMs > 1) await setTimeout(waitMs)
      await database.queries.transaction(async tx => {
        await tx.execute(`UPDATE measured SET value = value + 1 WHERE id = ${row}`)
        await notify(tx, channel, String(dueAt))
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return count
}
