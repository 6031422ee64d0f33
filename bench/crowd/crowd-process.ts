import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { cpuSeconds, type Server } from '../support/server.ts'
import { productIds } from '../support/shopper.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'
import { beginVisit, productsPerVisit, type RequestKind, type Visit } from './visit.ts'

/**
 * Simulates shoppers who pause between requests, in a separate process so that their work is not measured with the
 * server's. Each input line is an order, and each output line its report.
 */
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
const { cookies, ...server }: Pick<Server, 'address' | 'pid'> & { cookies: string[] } = JSON.parse(
  (await lines.next()).value,
)
const products = await productIds(server.address, 600)

const shortestThinkMs = 500
const longestThinkMs = 2000
/** New shoppers may settle before their latencies count. */
const settleMs = 4000
const preparedAtOnce = 8

const visits: Visit[] = []
let wanted = 0
let measured: { kind: RequestKind; ms: number }[] = []
let shed = 0
let failures: Record<string, number> = {}

for await (const line of lines) {
  const { shoppers, seconds }: CrowdOrder = JSON.parse(line)
  wanted = shoppers
  while (visits.length < shoppers) await admit(Math.min(preparedAtOnce, shoppers - visits.length))
  await setTimeout(settleMs)
  measured = []
  shed = 0
  const cpuFrom = cpuSeconds(server)
  await setTimeout(seconds * 1000)
  console.log(JSON.stringify(report(seconds, cpuSeconds(server) - cpuFrom)))
  failures = {}
}
process.exit()

async function admit(count: number): Promise<void> {
  const first = visits.length
  const begun = await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const from = ((first + i) * productsPerVisit) % (products.length - productsPerVisit)
      const some = products.slice(from, from + productsPerVisit)
      return beginVisit(server.address, cookies[first + i] ?? '', some)
    }),
  )
  for (const visit of begun) {
    const place = visits.push(visit) - 1
    void live(visit, place)
  }
}

/** Shops forever, and pauses while fewer shoppers are wanted. */
async function live(visit: Visit, place: number): Promise<void> {
  while (true) {
    await setTimeout(shortestThinkMs + Math.random() * (longestThinkMs - shortestThinkMs))
    if (place < wanted) await ask(visit)
  }
}

/** Retries the request until it is served, as the app does when the server is busy. */
async function ask(visit: Visit): Promise<void> {
  const { kind, ask: send } = visit.next()
  while (true) {
    const { status, ms, retryAfterSeconds } = await send()
    if (status === 200) measured.push({ kind, ms })
    if (status !== 200 && status !== 503) {
      failures[`${kind} ${status}`] = (failures[`${kind} ${status}`] ?? 0) + 1
    }
    if (status !== 503) return
    shed++
    await setTimeout(retryAfterSeconds * 1000 * (1 + Math.random()))
  }
}

function report(seconds: number, cpu: number): CrowdReport {
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0
  return {
    perSecond: times.length / seconds,
    cpuSeconds: cpu,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    longestMs: times.at(-1) ?? 0,
    shed,
    failures,
    endedStreams: visits.slice(0, wanted).filter(visit => !visit.isListening()).length,
  }
}
