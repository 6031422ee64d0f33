import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Balancer, hasHaproxy, startBalancer } from '../support/balancer.ts'
import { hearEvents } from '../support/faults/heard-events.ts'
import { checkOutPrevious } from '../support/faults/previous-checkout.ts'
import { freePort, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, type Shopper, signUp } from '../support/shopper.ts'
import { skip } from './skip.ts'

/**
 * Updates three servers of the previous commit behind HAProxy to this one, one by one, while shoppers write and read,
 * and then restarts them: no request may fail, each cart must match its last acknowledged state, and every change of
 * a list must reach its shopper's streams. `npm run test:long` runs it; `PREVIOUS` names another commit.
 */
const writers = 8
const thinkMs = 20
const longestUntilToldMs = 5000
const folder = temporaryFolder()

if (!hasPostgres() || !hasHaproxy()) {
  skip('this needs PostgreSQL and HAProxy.')
} else await run()

async function run(): Promise<void> {
  const previous = checkOutPrevious()
  const postgres = await startCluster()
  const ports = [await freePort(), await freePort(), await freePort()]
  const start = (port: number, script?: string) =>
    startServer({
      dataDir: join(folder, String(port)),
      port,
      env: { DATABASE_URL: postgres.url, DRAIN_SECONDS: '3', TRUSTED_PROXIES: '127.0.0.1' },
      ...(script && { script }),
    })
  const servers: Server[] = []
  let balancer: Balancer | undefined
  try {
    // The first one fills the catalogue.
    for (const port of ports) servers.push(await start(port, previous?.script))
    balancer = await startBalancer(ports)
    const { address } = balancer
    const ids = await productIds(address, 20)
    const shoppers = await Promise.all(Array.from({ length: writers }, () => signUp(address)))
    const load = startLoad(address, shoppers, ids)
    const replaceAll = async (what: string) => {
      for (const [index, port] of ports.entries()) {
        await servers[index]!.stop()
        servers[index] = await start(port)
        // HAProxy considers a server ready after two successful checks.
        await setTimeout(2000)
      }
      load.print(what)
    }
    if (previous) await replaceAll(`three updates from ${previous.id}`)
    await replaceAll('three restarts')
    await load.end()
  } finally {
    balancer?.stop()
    await Promise.all(servers.map(server => server.stop()))
    await postgres.stop()
    previous?.remove()
  }
}

/** Each shopper sets quantities in their cart, reads them back from whichever server responds, and changes a list. */
function startLoad(address: string, shoppers: Shopper[], ids: string[]) {
  let isEnding = false
  let requests = 0
  let changes = 0
  let lostEvents = 0
  const failures: string[] = []
  /** Whether the response was as expected. */
  const attempt = async (request: () => Promise<void>): Promise<boolean> => {
    requests++
    try {
      await request()
      return true
    } catch (error) {
      const { message, cause } = error as Error
      failures.push(`${message} ${cause ?? ''}`)
      return false
    } finally {
      await setTimeout(thinkMs)
    }
  }
  const shop = async (shopper: Shopper) => {
    const changeList = await shopper.listChanger(await shopper.saveList(1))
    const { heard, close } = hearEvents(address, shopper.cookie)
    while (heard.length === 0) await setTimeout(10)
    const changed: { sequence: number; atMs: number }[] = []
    for (let i = 0; !isEnding; i++) {
      const id = ids[i % ids.length]!
      const quantity = (i % 90) + 1
      const isAcknowledged = await attempt(async () => {
        await shopper.putInCart(id, quantity)
      })
      await attempt(async () => {
        const item = (await shopper.readCart()).find(({ product }) => product.id === id)
        if (isAcknowledged && item?.quantity !== quantity) {
          throw new Error('An acknowledged write is lost.')
        }
      })
      await attempt(async () => {
        const atMs = performance.now()
        changed.push({ sequence: await changeList(quantity), atMs })
      })
    }
    await setTimeout(longestUntilToldMs)
    close()
    changes += changed.length
    // After a gap the stream sends hello, and the app refetches everything.
    lostEvents += changed.filter(
      ({ sequence, atMs }) =>
        !heard.some(({ event, atMs: heardMs }) =>
          event.kind === 'hello'
            ? heardMs >= atMs && heardMs < atMs + longestUntilToldMs
            : event.kind === 'list' && event.sequence === sequence,
        ),
    ).length
  }
  const ended = Promise.all(shoppers.map(shop))
  return {
    print: (what: string) =>
      console.log(`  ${what}: ${requests} requests so far, ${failures.length} failed`),
    end: async () => {
      isEnding = true
      await ended
      console.log(`  ${changes} changes of lists, ${lostEvents} of their events lost`)
      if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'))
      if (lostEvents > 0) throw new Error('Events were lost.')
    },
  }
}
