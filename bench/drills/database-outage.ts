import { setTimeout } from 'node:timers/promises'
import {
  type Cluster,
  hasPostgres,
  startCluster,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Additions, openAdditions } from '../support/faults/additions.ts'
import { residentBytes } from '../support/held-memory.ts'
import { isReady, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { type Shopper, signUp } from '../support/shopper.ts'
import { skip } from './skip.ts'

/**
 * Restarts PostgreSQL ten times while shoppers write, then freezes all its processes for a minute. Meanwhile requests
 * may only be told to retry, readiness must report the outage, and queues must stay bounded; afterwards every
 * acknowledged write must be there. `npm run test:long` runs it.
 */
const restarts = 10
const frozenSeconds = 60
const longestBackMs = 5000
const longestUntilToldMs = 5000
/** An open loop: reads arrive whether or not earlier ones were answered, like those of shoppers. */
const readsPerSecond = 100
const mostGrowthMb = 150

if (hasPostgres()) await run()
else skip('this needs PostgreSQL.')

async function run(): Promise<void> {
  const cluster = await startCluster()
  const env = { DATABASE_URL: cluster.url }
  const server = await startServer({ dataDir: temporaryFolder(), env })
  try {
    const additions = await openAdditions(server.address, { shoppers: 16, thinkMs: 100 })
    additions.start()
    await restart(cluster, additions)
    await freeze(cluster, server, additions)
    await additions.stop()
    await additions.settle()
    const { lost, doubled } = await additions.difference()
    console.log(`  ${lost} lost, ${doubled} doubled of ${additions.acknowledged()} acknowledged`)
    if (lost + doubled > 0) throw new Error('Writes were lost or doubled.')
  } finally {
    cluster.thaw()
    await server.stop()
    await cluster.stop()
  }
}

async function restart(cluster: Cluster, additions: Additions): Promise<void> {
  const backMs: number[] = []
  for (let time = 0; time < restarts; time++) {
    await setTimeout(1000)
    await cluster.restart()
    backMs.push(await untilWritten(additions))
  }
  print(`${restarts} restarts, back after at most ${seconds(Math.max(...backMs))}`, additions)
  if (Math.max(...backMs) > longestBackMs) throw new Error('It was not back in time.')
}

async function freeze(cluster: Cluster, server: Server, additions: Additions): Promise<void> {
  const reads = startReads(server.address, await signUp(server.address))
  await setTimeout(2000)
  const before = residentBytes(server)
  let most = before
  await cluster.freeze()
  const frozenAt = performance.now()
  while (await isReady(server.address)) await setTimeout(20)
  const toldMs = performance.now() - frozenAt
  while (performance.now() - frozenAt < frozenSeconds * 1000) {
    most = Math.max(most, residentBytes(server))
    await setTimeout(250)
  }
  cluster.thaw()
  const backMs = await untilWritten(additions)
  const { mostWaiting, statuses } = await reads.stop()
  const growthMb = (most - before) / 1e6
  print(
    `${frozenSeconds} s of a stopped database: readiness 503 after ${seconds(toldMs)}, at most ${mostWaiting} reads waited ` +
      `(${JSON.stringify(statuses)}), memory grew by ${growthMb.toFixed(0)} MB, back after ${seconds(backMs)}`,
    additions,
  )
  refuseOthers(statuses)
  if (toldMs > longestUntilToldMs) throw new Error('Readiness said so too late.')
  if (backMs > longestBackMs) throw new Error('It was not back in time.')
  if (growthMb > mostGrowthMb) throw new Error('Memory grew.')
}

/** How long it takes from now until a write is acknowledged. */
async function untilWritten(additions: Additions): Promise<number> {
  const startedAt = performance.now()
  const before = additions.acknowledged()
  while (additions.acknowledged() === before) await setTimeout(5)
  return performance.now() - startedAt
}

function startReads(address: string, { cookie }: Shopper) {
  const statuses: Record<number, number> = {}
  let waiting = 0
  let mostWaiting = 0
  const read = async () => {
    mostWaiting = Math.max(mostWaiting, ++waiting)
    const status = await fetch(`${address}/api/cart`, { headers: { cookie } }).then(
      async response => {
        await response.text()
        return response.status
      },
      () => 0,
    )
    statuses[status] = (statuses[status] ?? 0) + 1
    waiting--
  }
  const sending = setInterval(() => {
    for (let i = 0; i < readsPerSecond / 50; i++) void read()
  }, 20)
  return {
    stop: async () => {
      clearInterval(sending)
      while (waiting > 0) await setTimeout(10)
      return { mostWaiting, statuses }
    },
  }
}

function print(what: string, additions: Additions): void {
  const { counts, withoutRetryAfter, slowestMs } = additions.takeAnswers()
  console.log(`  ${what}; writes ${JSON.stringify(counts)}, the slowest ${seconds(slowestMs)}`)
  refuseOthers(counts)
  if (withoutRetryAfter > 0) throw new Error('Some were not told when to come again.')
}

function refuseOthers(counts: Record<number, number>): void {
  const others = Object.keys(counts).filter(status => status !== '200' && status !== '503')
  if (others.length > 0) throw new Error(`There were other answers: ${others.join(', ')}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
