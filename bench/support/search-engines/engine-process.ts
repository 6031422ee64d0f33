import { median } from '@aisleway/core/median'
import { manyProducts, mixedQueries } from './search-catalogue.ts'
import { type EngineName, longestStep, searchEngines } from './search-engines.ts'

export type EngineTask = { engine: EngineName; products: number; url: string }
export type EngineBuilt = {
  buildMs: number
  bytes: number
  typosWithoutHit: number
  /** Measured for this engine only. */
  longestStepMs: number
  hostileMs: number
}
export type EngineRound = { perSecond: number; p50Ms: number; p99Ms: number }

const msPerRound = 1000

const hostileQueries = [
  'a'.repeat(1_000_000),
  'milk\0\ud83c \udf4e',
  '('.repeat(10_000),
  'milk apple '.repeat(5000),
  'qzx xqz '.repeat(5000),
  `milk${' '.repeat(3990)}qzx`,
  'misspellt unknwon\n'.repeat(5000),
  // As many distinct unknown words as fit into a list.
  Array.from({ length: 400 }, (_, i) => `qu${i.toString(26)}nwxyz`).join('\n'),
  Array.from(
    { length: 400 },
    (_, i) => `qu${i.toString(26)}nwxyz${i % 10 === 9 ? '\n' : ' '}`,
  ).join(''),
  // Lists of what no product is, in words that many products and synonyms have.
  'fresh organic whole chicken and brown rice and black bean soup 2\n'.repeat(40),
  'milk and eggs and bread and butter and cheese and rice\n'.repeat(40),
]

/** A separate process, so that each engine's memory can be measured: builds once, then runs rounds. */
process.once('message', async ({ engine, products: count, url }: EngineTask) => {
  const products = await manyProducts(count)
  const queries = mixedQueries(products)
  const before = held()
  const started = performance.now()
  const search = await searchEngines[engine](products, url)
  const buildMs = performance.now() - started
  const bytes = held() - before
  let typosWithoutHit = 0
  for (const { query, isTypo } of queries) {
    if ((await search(query)) === 0 && isTypo) typosWithoutHit++
  }
  process.on('message', async () => process.send?.(await round()))
  const hostileMs = engine === 'aisleway' ? await slowestOf(hostileQueries) : 0
  const longestStepMs = longestStep.ms
  process.send?.({
    buildMs,
    bytes,
    typosWithoutHit,
    longestStepMs,
    hostileMs,
  } satisfies EngineBuilt)

  /** The slowest query by the median of five times, since the first run also compiles the code. */
  async function slowestOf(hostile: readonly string[]): Promise<number> {
    let slowest = 0
    for (const query of hostile) {
      const times: number[] = []
      for (let i = 0; i < 5; i++) {
        const asked = performance.now()
        await search(query)
        times.push(performance.now() - asked)
      }
      slowest = Math.max(slowest, median(times)!)
    }
    return slowest
  }

  async function round(): Promise<EngineRound> {
    const times: number[] = []
    const end = performance.now() + msPerRound
    while (performance.now() < end) {
      for (const { query } of queries) {
        const asked = performance.now()
        const found = search(query)
        if (typeof found !== 'number') await found
        times.push(performance.now() - asked)
      }
    }
    times.sort((a, b) => a - b)
    const total = times.reduce((a, b) => a + b, 0)
    const at = (share: number) => times[Math.floor(times.length * share)]!
    return { perSecond: (times.length / total) * 1000, p50Ms: at(0.5), p99Ms: at(0.99) }
  }
})

/** Bytes of objects and typed arrays; requires `--expose-gc`. */
function held(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
