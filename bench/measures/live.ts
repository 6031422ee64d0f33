import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../apps/api/src/db/database.ts'
import { openPostgres } from '../../apps/api/src/db/postgres.ts'
import { announce } from '../../apps/api/src/realtime/announce.ts'
import { type Child, startChild } from '../../apps/api/src/testing/services/child-process.ts'
import {
  hasPostgres,
  openTestServer,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { writeSignedIn } from '../../apps/api/src/testing/shoppers/write-signed-in.ts'
import { type Figure, median, percentile } from '../support/figure.ts'
import { heldBytes, saysMemory } from '../support/held-memory.ts'
import { authSecret, cpuSeconds, startServer, temporaryFolder } from '../support/server.ts'

const streams = 1000
const commits = 200
const pauseMs = 50
const idleSeconds = 30

/** Measures the latency and cost of a thousand shoppers' streams on one server. */
export async function measureLive(): Promise<Figure[]> {
  if (!hasPostgres()) {
    console.log('  PostgreSQL is not on this machine: skipped.')
    return []
  }
  const postgres = await openTestServer()
  const dataDir = temporaryFolder()
  const memoryFile = join(dataDir, 'memory')
  const server = await startServer({
    dataDir,
    env: {
      DATABASE_URL: postgres.url,
      ...saysMemory(memoryFile),
    },
  })
  const database = await openPostgres(postgres.url)
  const listeners = startChild(new URL('../support/live-listeners.ts', import.meta.url), [])
  try {
    const shoppers = await writeSignedIn(database, { count: streams, secret: authSecret })
    const cookies = shoppers.map(({ cookie }) => cookie)
    const before = await heldBytes(server, memoryFile)
    listeners.write(JSON.stringify({ address: server.address, cookies }))
    if ((await listeners.nextLine()) !== 'open') throw new Error('The streams did not open')

    const idleFrom = cpuSeconds(server)
    await setTimeout(idleSeconds * 1000)
    const idle = (cpuSeconds(server) - idleFrom) / idleSeconds
    const open = await heldBytes(server, memoryFile)

    const busyFrom = cpuSeconds(server)
    const userIds = shoppers.map(({ id }) => id)
    const delays = await announceAll(database, userIds, listeners)
    const perEvent = (cpuSeconds(server) - busyFrom) / commits

    return [
      {
        name: 'commit to the last of 1,000 streams, median',
        unit: 'ms',
        samples: [median(delays)],
      },
      {
        name: 'the same, 99th percentile',
        unit: 'ms',
        samples: [percentile(delays, 0.99)],
        target: { atMost: 100 },
      },
      { name: 'one event to 1,000 streams, CPU', unit: 'ms', samples: [perEvent * 1000] },
      { name: '1,000 idle streams, share of a core', unit: '%', samples: [idle * 100] },
      { name: 'memory per stream', unit: 'kB', samples: [(open - before) / streams / 1000] },
    ]
  } finally {
    await listeners.kill()
    await database.close()
    await server.stop()
    await postgres.stop()
  }
}

/** For each commit, the milliseconds until the last stream has received its event. */
async function announceAll(
  database: Database,
  userIds: readonly string[],
  listeners: Child,
): Promise<number[]> {
  const delays: number[] = []
  for (let sequence = 1; sequence <= commits; sequence++) {
    let committing = 0n
    await database.queries.transaction(async tx => {
      await announce(tx, userIds, { kind: 'list', listId: 'measured', sequence })
      committing = process.hrtime.bigint()
    })
    delays.push(Number(BigInt((await listeners.nextLine()) ?? 0) - committing) / 1e6)
    await setTimeout(pauseMs)
  }
  return delays
}
