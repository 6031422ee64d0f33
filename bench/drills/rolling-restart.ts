import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Balancer, hasHaproxy, startBalancer } from '../support/balancer.ts'
import { freePort, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, type Shopper, signUp } from '../support/shopper.ts'

/**
 * Restarts three servers behind HAProxy one after the other while shoppers write and read: no request may fail, and each cart must be
 * as it was last acknowledged. `npm run test:long` runs it.
 */
const writers = 8
const thinkMs = 20
const folder = temporaryFolder()

if (!hasPostgres() || !hasHaproxy()) {
  console.log('  skipped: this needs PostgreSQL and HAProxy.')
} else await run()

async function run(): Promise<void> {
  const postgres = await startCluster()
  const ports = [await freePort(), await freePort(), await freePort()]
  const start = (port: number) =>
    startServer({
      dataDir: join(folder, String(port)),
      port,
      env: { DATABASE_URL: postgres.url, DRAIN_SECONDS: '3', TRUSTED_PROXIES: '127.0.0.1' },
    })
  const servers: Server[] = []
  let balancer: Balancer | undefined
  try {
    // The first one fills the catalogue.
    for (const port of ports) servers.push(await start(port))
    balancer = await startBalancer(ports)
    const { address } = balancer
    const ids = await productIds(address, 20)
    const shoppers = await Promise.all(Array.from({ length: writers }, () => signUp(address)))
    const load = startLoad(shoppers, ids)
    for (const [index, port] of ports.entries()) {
      await servers[index]!.stop()
      servers[index] = await start(port)
      // Two answered checks make it ready for HAProxy.
      await setTimeout(2000)
    }
    const { requests, failures } = await load.end()
    console.log(`  ${requests} requests during three restarts, ${failures.length} failed`)
    if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'))
  } finally {
    balancer?.stop()
    await Promise.all(servers.map(server => server.stop()))
    await postgres.stop()
  }
}

/** Each shopper sets quantities in their cart, and reads them back from whichever server answers. */
function startLoad(shoppers: Shopper[], ids: string[]) {
  let isEnding = false
  let requests = 0
  const failures: string[] = []
  const attempt = async (request: () => Promise<void>) => {
    requests++
    await request().catch((error: Error) => failures.push(`${error.message} ${error.cause ?? ''}`))
    await setTimeout(thinkMs)
  }
  const shop = async (shopper: Shopper) => {
    for (let i = 0; !isEnding; i++) {
      const id = ids[i % ids.length]!
      const quantity = (i % 90) + 1
      await attempt(async () => void (await shopper.putInCart(id, quantity)))
      await attempt(async () => {
        const item = (await shopper.readCart()).find(({ product }) => product.id === id)
        if (item?.quantity !== quantity) throw new Error('An acknowledged write is lost.')
      })
    }
  }
  const ended = Promise.all(shoppers.map(shop))
  return {
    end: async () => {
      isEnding = true
      await ended
      return { requests, failures }
    },
  }
}
