import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import {
  requireStandby,
  startStandby,
} from '../../apps/api/src/testing/services/postgres-standby.ts'
import { hasHaproxy, startBalancer, startDatabaseBalancer } from '../support/balancer.ts'
import { freePort, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, type Shopper, signUp } from '../support/shopper.ts'
import { skip } from './skip.ts'

/**
 * Kills the primary of three servers while shoppers write, and promotes its standby as docs/operations.md tells an
 * operator to; then the former primary comes back. No acknowledged write may be lost, everything must be back within
 * half a minute, and until then writes may only get 503 with Retry-After, while searches continue. New connections must
 * stay with the promoted server. `npm run test:long` runs it.
 */
const writers = 8
const thinkMs = 20
const quietMs = 3000
/** From the loss until the operator's command; this operator is quick. */
const decidesAfterMs = 3000
const mostAwayMs = 30_000
const folder = temporaryFolder()

if (!hasPostgres() || !hasHaproxy()) {
  skip('this needs PostgreSQL and HAProxy.')
} else await run()

async function run(): Promise<void> {
  const primary = await startCluster()
  await askOf(primary.url, 'CREATE ROLE haproxy LOGIN')
  const standby = await startStandby(primary)
  await requireStandby(primary)
  const database = await startDatabaseBalancer([primary.folder, standby.folder])
  const servers: Server[] = []
  let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined
  try {
    const ports = [await freePort(), await freePort(), await freePort()]
    for (const port of ports) {
      const env = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' }
      servers.push(await startServer({ dataDir: join(folder, String(port)), port, env }))
    }
    balancer = await startBalancer(ports)
    const { address } = balancer
    const ids = await productIds(address, 20)
    const shoppers = await Promise.all(Array.from({ length: writers }, () => signUp(address)))
    const load = startLoad(address, shoppers, ids)
    await setTimeout(quietMs)
    const lostAt = performance.now()
    await primary.kill()
    await setTimeout(decidesAfterMs)
    await load.search()
    await standby.promote()
    const promotedMs = performance.now() - lostAt
    const backMs = (await load.allBack(lostAt)) - lostAt
    // Nobody should let it come back, but a machine may start by itself.
    await primary.restart()
    await setTimeout(quietMs)
    const used = await folderOf(database.url)
    if (used !== standby.folder) throw new Error('The former primary got connections again.')
    const { acknowledged, refused, failures } = await load.end()
    console.log(
      `  ${acknowledged} writes acknowledged, ${refused} told to come again, ${failures.length} answered otherwise; ` +
        `promoted after ${seconds(promotedMs)}, all shoppers write again after ${seconds(backMs)}`,
    )
    if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'))
    if (backMs > mostAwayMs) throw new Error('It took too long.')
    await load.checkCarts()
  } finally {
    balancer?.stop()
    await Promise.all(servers.map(server => server.stop()))
    database.stop()
    await standby.stop()
    await primary.stop()
  }
}

/** Each shopper keeps raising the quantities in their cart. */
function startLoad(address: string, shoppers: readonly Shopper[], ids: readonly string[]) {
  const carts = new Map(shoppers.map(shopper => [shopper, new Map<string, number>()]))
  const lastAt = new Map<Shopper, number>()
  const failures: string[] = []
  let isEnding = false
  let acknowledged = 0
  let refused = 0

  async function write(shopper: Shopper) {
    for (let i = 0; !isEnding; ) {
      const id = ids[i % ids.length]!
      const quantity = Math.min(99, Math.floor(i / ids.length) + 1)
      const outcome = await put(shopper, id, quantity).catch(String)
      if (outcome === 'done') {
        carts.get(shopper)?.set(id, quantity)
        lastAt.set(shopper, performance.now())
        acknowledged++
        i++
      } else if (outcome === 'later') refused++
      else failures.push(outcome)
      await setTimeout(thinkMs)
    }
  }

  async function put(shopper: Shopper, id: string, quantity: number): Promise<string> {
    const response = await fetch(`${address}/api/cart/items/${id}`, {
      method: 'PUT',
      headers: { origin: address, 'content-type': 'application/json', cookie: shopper.cookie },
      body: JSON.stringify({ quantity }),
    })
    const text = await response.text()
    if (response.ok) return 'done'
    const isLater = response.status === 503 && Number(response.headers.get('Retry-After')) > 0
    return isLater ? 'later' : `${response.status} ${text}`
  }

  const ended = Promise.all(shoppers.map(write))
  return {
    /** Throws unless a search is served. */
    search: () => productIds(address, 1),
    /** When the last shopper had a write acknowledged again. */
    async allBack(since: number): Promise<number> {
      // Writes sent before the loss may have been acknowledged just after it.
      const from = since + decidesAfterMs
      while (shoppers.some(shopper => (lastAt.get(shopper) ?? 0) < from)) {
        if (performance.now() - since > 2 * mostAwayMs) throw new Error('It does not come back.')
        await setTimeout(20)
      }
      return performance.now()
    },
    async end() {
      isEnding = true
      await ended
      return { acknowledged, refused, failures }
    },
    async checkCarts() {
      for (const [shopper, cart] of carts) {
        const items = await shopper.readCart()
        const found = new Map(items.map(({ product, quantity }) => [product.id, quantity]))
        // A larger quantity is a write whose response was lost.
        const lost = [...cart].filter(([id, quantity]) => (found.get(id) ?? 0) < quantity)
        if (lost.length > 0) throw new Error(`${lost.length} acknowledged writes are lost.`)
      }
    },
  }
}

async function askOf(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The folder of the PostgreSQL server that a new connection reaches. */
async function folderOf(url: string): Promise<string> {
  const { rows } = await askOf(url, 'SHOW unix_socket_directories')
  return rows[0].unix_socket_directories
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
