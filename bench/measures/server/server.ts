import { openPostgres } from '../../../apps/api/src/db/postgres.ts'
import {
  hasPostgres,
  startCluster,
} from '../../../apps/api/src/testing/services/postgres-cluster.ts'
import { writeManyLists } from '../../../apps/api/src/testing/shoppers/write-many-lists.ts'
import { writeSignedIn } from '../../../apps/api/src/testing/shoppers/write-signed-in.ts'
import { startBareServer } from '../../support/bare.ts'
import type { Figure } from '../../support/figure.ts'
import {
  type Load,
  partsOf,
  ratiosOf,
  requestsPerSecond,
  secondsPerRun,
} from '../../support/load.ts'
import {
  authSecret,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
} from '../../support/server.ts'
import { productIds } from '../../support/shopper.ts'
import { measureOverHttp } from '../search.ts'
import { type Node, nodeFigures } from './nodes.ts'
import { openPgbench } from './pgbench.ts'

const connections = 32
/** Each may write 600 times a minute. */
const shoppers = 640
const listItems = 60
const mostNodes = 3

/** Compares a server on PostgreSQL with what the machine does without it, and one server with three. */
export async function measureServer(): Promise<Figure[]> {
  if (!hasPostgres()) {
    console.log('  PostgreSQL is not on this machine: skipped.')
    return []
  }
  const cluster = await startCluster()
  const nodes: Node[] = []
  const start = async () => {
    const metricsPort = await freePort()
    const env = { DATABASE_URL: cluster.url, METRICS_PORT: String(metricsPort) }
    nodes.push({ server: await startServer({ dataDir: temporaryFolder(), env }), metricsPort })
  }
  try {
    await start()
    const { server } = nodes[0]!
    const accounts = await writeAccounts(cluster.url)
    const ids = await productIds(server.address, 100)
    const figures = [
      ...(await cartFigures(cluster.url, addsToCarts(server.address, accounts, ids, connections))),
      await listFigure(server, accounts[0]!.cookie),
      ...(await measureOverHttp({ DATABASE_URL: cluster.url })),
    ]
    while (nodes.length < mostNodes) await start()
    const loadsOn = (servers: Server[]) => {
      const shares = partsOf(accounts, servers.length)
      const share = Math.floor(connections / servers.length)
      return servers.map(({ address }, i) => addsToCarts(address, shares[i]!, ids, share))
    }
    return [...figures, ...(await nodeFigures(nodes, { url: cluster.url, loadsOn }))]
  } finally {
    for (const { server } of nodes) await server.stop()
    await cluster.stop()
  }
}

type Account = { id: string; cookie: string }

async function writeAccounts(url: string): Promise<Account[]> {
  const database = await openPostgres(url)
  const accounts = await writeSignedIn(database, { count: shoppers, secret: authSecret })
  await writeManyLists(database, accounts[0]!.id, { lists: 1, itemsPerList: listItems })
  await database.close()
  return accounts
}

/** Each connection has its own shoppers, since nobody waits for their own last tap. */
function addsToCarts(address: string, accounts: Account[], ids: string[], count: number): Load {
  const requests = accounts.map(({ cookie }, i) => ({
    method: 'PUT' as const,
    path: `/api/cart/items/${ids[i % ids.length]}`,
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ quantity: (i % 9) + 1 }),
  }))
  const perConnection = partsOf(requests, count)
  // A slow machine cannot accept this many at every moment.
  const answers = { status: 200, mayTurnAway: true }
  return { url: address, requests, perConnection, connections: count, ...answers }
}

async function cartFigures(url: string, adds: Load): Promise<Figure[]> {
  const pgbench = await openPgbench(url, connections)
  if (!pgbench) {
    console.log('  pgbench is not on this machine: carts are skipped.')
    return []
  }
  return [
    {
      name: `products put into carts ÷ simple updates of pgbench, ${connections} connections`,
      samples: await ratiosOf(
        () => requestsPerSecond(adds),
        () => pgbench.simpleUpdates(secondsPerRun),
      ),
      target: { atLeast: 0.2 },
    },
  ]
}

async function listFigure({ address }: Server, cookie: string): Promise<Figure> {
  const { lists } = (await read(`${address}/api/lists`, cookie).then(JSON.parse)) as {
    lists: { id: string }[]
  }
  const path = `/api/lists/${lists[0]?.id}`
  const bare = await startBareServer([[[path], await read(address + path, cookie)]])
  const loadOn = (url: string): Load => ({
    url,
    requests: [{ method: 'GET', path, headers: { cookie } }],
    status: 200,
    connections,
  })
  try {
    return {
      name: `a list of ${listItems} items ÷ bare Node server that sends the same bytes`,
      samples: await ratiosOf(
        () => requestsPerSecond(loadOn(address)),
        () => requestsPerSecond(loadOn(bare.address)),
      ),
      target: { atLeast: 0.2 },
    }
  } finally {
    await bare.stop()
  }
}

async function read(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`GET ${url}: ${response.status}`)
  return response.text()
}
