import { setTimeout } from 'node:timers/promises'
import {
  hasPostgres,
  openTestServer,
} from '../../../apps/api/src/testing/services/postgres-cluster.ts'
import { browserConnection } from '../../crowd/browser-connection.ts'
import { type Figure, percentile } from '../../support/figure.ts'
import { startServer, temporaryFolder } from '../../support/server.ts'
import { signUp } from '../../support/shopper.ts'
import { postPassword } from './post-password.ts'

const rounds = 8
const secondsPerSide = 6
const browsesPerSecond = 100
const signInsPerSecond = 50
const accounts = 100
const browsers = 20
const password = 'sesame seeds'

type Place = { name: string; env: Record<string, string>; stop: () => Promise<void> }

/**
 * Compares the latency of browsing alone and while 50 shoppers per second sign in. The sides alternate, and each has one
 * 99th percentile of all its requests, because that of one round is decided by its slowest six.
 */
export async function measureBrowsing(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const place of await places()) {
    try {
      figures.push(...(await measureOn(place)))
    } finally {
      await place.stop()
    }
  }
  return figures
}

async function places(): Promise<Place[]> {
  const embedded = { name: 'embedded database', env: {}, stop: async () => {} }
  if (!hasPostgres()) return [embedded]
  const { url, stop } = await openTestServer()
  return [embedded, { name: 'PostgreSQL', env: { DATABASE_URL: url }, stop }]
}

async function measureOn({ name, env }: Place): Promise<Figure[]> {
  const server = await startServer({
    dataDir: temporaryFolder(),
    // Otherwise a single IP address would use up its attempts.
    env: { ...env, TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const { address } = server
    const emails = Array.from({ length: accounts }, (_, i) => `signs-in-${i}@example.test`)
    for (const email of emails) {
      await postPassword(address, 'sign-up', { name: 'Mara Kimball', email, password })
    }
    const { cookie } = await signUp(address)
    const alone: number[] = []
    const beside: number[] = []
    let signedIn = 0
    let refused = 0
    let turnedAway = 0
    for (let round = 0; round < rounds; round++) {
      const quiet = await browse(address, cookie)
      const [busy, statuses] = await Promise.all([
        browse(address, cookie),
        signInAll(address, emails),
      ])
      alone.push(...quiet.times)
      beside.push(...busy.times)
      turnedAway += quiet.turnedAway + busy.turnedAway
      signedIn += statuses.filter(status => status === 200).length
      refused += statuses.filter(status => status === 503).length
    }
    const seconds = rounds * secondsPerSide
    const aloneMs = percentile(alone, 0.99)
    const besideMs = percentile(beside, 0.99)
    return [
      { name: `99th percentile of browsing, ${name}`, unit: 'ms', samples: [aloneMs] },
      {
        name: `the same beside ${signInsPerSecond} sign-ins/s`,
        unit: 'ms',
        samples: [besideMs],
      },
      {
        name: 'the second ÷ the first',
        samples: [besideMs / aloneMs],
        target: { atMost: 2 },
      },
      { name: 'signed in, 1/s', samples: [signedIn / seconds] },
      { name: 'told to sign in later, 1/s', samples: [refused / seconds] },
      { name: 'pages, searches and carts refused', samples: [turnedAway], target: { atMost: 0 } },
    ]
  } finally {
    await server.stop()
  }
}

/**
 * Pages, searches and the cart, sent at a fixed rate regardless of responses; returns the times of accepted requests.
 */
async function browse(address: string, cookie: string) {
  const connections = Array.from({ length: browsers }, () => browserConnection(address, cookie))
  const words = ['milk', 'greek yogurt', 'bread', 'apples', 'chicken', 'rice']
  const requests = [
    ['GET', '/'],
    ['POST', '/1/indexes/updated_store/query'],
    ['GET', '/api/cart'],
    ['POST', '/1/indexes/updated_store/query'],
  ] as const
  const times: number[] = []
  let turnedAway = 0
  await atRate(browsesPerSecond, async index => {
    const [method, path] = requests[index % requests.length]!
    const search = { query: words[index % words.length], page: index % 5 }
    const connection = connections[index % connections.length]!
    const { status, ms } = await connection.send(
      method,
      path,
      method === 'POST' ? search : undefined,
    )
    if (status === 503) turnedAway++
    else if (status === 200) times.push(ms)
    else throw new Error(`${method} ${path}: ${status}`)
  })
  for (const connection of connections) connection.close()
  return { times, turnedAway }
}

async function signInAll(address: string, emails: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  await atRate(signInsPerSecond, async index => {
    const email = emails[index % emails.length]!
    statuses.push((await postPassword(address, 'sign-in', { email, password })).status)
  })
  return statuses
}

/** Starts the work at a fixed rate for the duration of one side, and waits for all of it. */
async function atRate(perSecond: number, work: (index: number) => Promise<void>): Promise<void> {
  const started = performance.now()
  const inFlight: Promise<void>[] = []
  for (let index = 0; index < perSecond * secondsPerSide; index++) {
    const dueMs = started + (index * 1000) / perSecond - performance.now()
    if (dueMs > 0) await setTimeout(dueMs)
    inFlight.push(work(index))
  }
  await Promise.all(inFlight)
}
