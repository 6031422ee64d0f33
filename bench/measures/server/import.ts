import { appendFileSync, createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { departments } from '@aisleway/core/catalogue/departments'
import {
  hasPostgres,
  startCluster,
} from '../../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Figure, percentile } from '../../support/figure.ts'
import { residentBytes } from '../../support/held-memory.ts'
import { type Server, startServer, temporaryFolder } from '../../support/server.ts'

/** The maximum size of a catalogue. */
const mostProducts = 250_000
/** About 100 MB, whose import is rejected. */
const tooMany = 1_000_000
const pagesPerSecond = 40
const quietSeconds = 10

/**
 * Imports the largest catalogue, and a file of a million rows, which is rejected, while shoppers browse: the memory
 * above the previous level, and how much later responses arrive meanwhile.
 */
export async function measureImport(): Promise<Figure[]> {
  const figures = await measureOn('embedded database', {})
  if (!hasPostgres()) return figures
  const cluster = await startCluster()
  try {
    figures.push(...(await measureOn('PostgreSQL', { DATABASE_URL: cluster.url })))
  } finally {
    await cluster.stop()
  }
  return figures
}

async function measureOn(database: string, env: Record<string, string>): Promise<Figure[]> {
  const dataDir = temporaryFolder()
  const server = await startServer({ dataDir, env })
  const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()
  try {
    return [
      ...(await whileImporting(`${tooMany} rows, refused, ${database}`, server, token, tooMany)),
      ...(await whileImporting(`${mostProducts} rows, ${database}`, server, token, mostProducts)),
    ]
  } finally {
    await server.stop()
  }
}

async function whileImporting(
  what: string,
  server: Server,
  token: string,
  rows: number,
): Promise<Figure[]> {
  const path = writeFile(rows)
  const idle = residentBytes(server)
  const before = await browse(server, setTimeout(quietSeconds * 1000))
  const startedAt = performance.now()
  const importing = importFile(server, token, path)
  const during = await browse(server, importing)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  // The search index is built after the import.
  const after = await browse(server, setTimeout(quietSeconds * 1000))
  console.log(
    `  ${what}: ${await importing}, ${seconds} s, ` +
      `browsing was turned away ${during.turnedAway + after.turnedAway} times`,
  )
  const highest = Math.max(during.mostBytes, after.mostBytes)
  return [
    {
      name: `memory above idle, ${what}`,
      unit: 'MB',
      samples: [(highest - idle) / 1e6],
      target: { atMost: 400 },
    },
    {
      name: 'the same: 99th percentile of browsing, during ÷ before',
      samples: [during.p99Ms / before.p99Ms],
      target: { atMost: 2 },
    },
    { name: 'the same: 99th percentile of browsing', unit: 'ms', samples: [during.p99Ms] },
  ]
}

/** Requests pages as shoppers browse, each response computed anew, until that has ended. */
async function browse(server: Server, until: Promise<unknown>) {
  const times: number[] = []
  let mostBytes = 0
  let turnedAway = 0
  let isEnding = false
  const turnPage = async (page: number) => {
    const startedAt = performance.now()
    const response = await fetch(`${server.address}/1/indexes/updated_store/query`, {
      method: 'POST',
      body: JSON.stringify({ query: '', page: page % 20, hitsPerPage: 50, userToken: `${page}` }),
    })
    await response.text()
    if (response.ok) times.push(performance.now() - startedAt)
    else turnedAway++
    mostBytes = Math.max(mostBytes, residentBytes(server))
  }
  const end = () => {
    isEnding = true
  }
  until.then(end, end)
  const asked: Promise<void>[] = []
  while (!isEnding) {
    asked.push(turnPage(asked.length))
    await setTimeout(1000 / pagesPerSecond)
  }
  await Promise.all(asked)
  return { p99Ms: percentile(times, 0.99), mostBytes, turnedAway }
}

/** Sends a file, and returns the server's final message. */
async function importFile({ address }: Server, token: string, path: string): Promise<string> {
  const response = await fetch(`${address}/api/operator/catalogue`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: Readable.toWeb(createReadStream(path)) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
  // The server closes the connection if a rejected file is sent for too long.
  const text = await response.text().catch(String)
  const lines = text.trim().split('\n')
  return lines.at(-1)?.slice(0, 200) ?? ''
}

/** Written beforehand: generating rows would delay this process, whose requests are timed. */
function writeFile(rows: number): string {
  const path = join(temporaryFolder(), `${rows}.csv`)
  for (const some of file(rows)) appendFileSync(path, some)
  return path
}

const rowsAtOnce = 1000

function* file(rows: number): Generator<Buffer> {
  yield Buffer.from(
    'objectID,product_name,current_price,original_price,weight_quantity,department,image_url\n',
  )
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const some = Array.from({ length: Math.min(rowsAtOnce, rows - from) }, (_, i) => row(from + i))
    yield Buffer.from(some.join(''))
  }
}

const words = 'organic whole fresh golden smoked roasted creamy spiced'.split(' ')
const kinds = 'apples bread rice beans cheese tomatoes pasta salmon'.split(' ')

function row(i: number): string {
  const name = `${words[i % 8]} ${words[(i >> 3) % 8]} ${kinds[(i >> 6) % 8]} of the house no ${i}`
  const price = ((79 + ((i * 37) % 2400)) / 100).toFixed(2)
  const department = departments[i % departments.length]
  return `L${i},"${name}",${price},,${(i % 40) + 1} oz,${department},https://pictures.example/${i}.png\n`
}
