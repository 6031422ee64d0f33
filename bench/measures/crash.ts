import type { Figure } from '../support/figure.ts'
import {
  builtServer,
  runToEnd,
  type Server,
  startServer,
  temporaryFolder,
} from '../support/server.ts'
import { productIds, type Shopper, signUp } from '../support/shopper.ts'

const rounds = 20
const startRuns = 5
const writers = 4
/** More products than requests in flight, so that two writes to one product never overtake each other. */
const products = 40

/** Measures what a kill -9 loses, how a second server is refused, and how quickly the next one starts. */
export async function measureCrashes(): Promise<Figure[]> {
  const dataDir = temporaryFolder()
  const first = await startServer({ dataDir })
  const refusalMs = await refusals(first, dataDir)
  await first.stop()

  let lost = 0
  let acknowledged = 0
  for (let round = 1; round <= rounds; round++) {
    const outcome = await crash(dataDir)
    lost += outcome.lost
    acknowledged += outcome.acknowledged
    console.log(`  crash ${round} of ${rounds}: ${lost} lost of ${acknowledged} acknowledged`)
  }
  return [
    { name: `writes lost of ${acknowledged} acknowledged`, samples: [lost], target: { atMost: 0 } },
    {
      name: 'refusal of a second server, naming the pid',
      unit: 's',
      samples: refusalMs.map(ms => ms / 1000),
      target: { atMost: 2 },
    },
    ...(await startFigures(dataDir)),
  ]
}

async function crash(dataDir: string) {
  const server = await startServer({ dataDir })
  const shopper = await signUp(server.address)
  const acknowledged = await writeUntilGone(shopper, await productIds(server.address, products), {
    after: 20 + Math.floor(Math.random() * 200),
    kill: () => server.stop('SIGKILL'),
  })

  const next = await startServer({ dataDir })
  const items = await shopper.readCart(next.address)
  await next.stop('SIGKILL')
  const found = new Map(items.map(({ product, quantity }) => [product.id, quantity]))
  const lost = [...acknowledged].map(([id, quantity]) => quantity - (found.get(id) ?? 0))
  return { acknowledged: countWrites(acknowledged), lost: sum(lost.filter(count => count > 0)) }
}

/**
 * Increments the quantity of each product in turn, kills the server after this many answers, and continues
 * until it is gone. Every write adds one, so a product's acknowledged quantity is also the number of its
 * acknowledged writes.
 */
async function writeUntilGone(
  shopper: Shopper,
  ids: readonly string[],
  { after, kill }: { after: number; kill: () => Promise<void> },
): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>()
  let writes = 0
  let killed: Promise<void> | undefined
  const write = async () => {
    for (;;) {
      const id = ids[writes % ids.length]!
      const quantity = Math.floor(writes / ids.length) + 1
      writes++
      await shopper.putInCart(id, quantity)
      acknowledged.set(id, quantity)
      if (countWrites(acknowledged) >= after) killed ??= kill()
    }
  }
  await Promise.allSettled(Array.from({ length: writers }, write))
  await killed
  return acknowledged
}

function countWrites(acknowledged: ReadonlyMap<string, number>): number {
  return sum([...acknowledged.values()])
}

async function refusals(holder: Server, dataDir: string): Promise<number[]> {
  const samples: number[] = []
  for (let run = 0; run < startRuns; run++) {
    const { output, ms } = await runToEnd(dataDir)
    if (!output.includes(String(holder.pid))) throw new Error(`No pid in the refusal: ${output}`)
    samples.push(ms)
  }
  return samples
}

/** A start on a filled data folder, as by `npm start` but without its check of the build. */
async function startFigures(dataDir: string): Promise<Figure[]> {
  const samples = { 'scripts/start.mjs': [] as number[], [builtServer]: [] as number[] }
  for (let run = 0; run < startRuns; run++) {
    for (const [script, seconds] of Object.entries(samples)) {
      const server = await startServer({ dataDir, script })
      seconds.push(server.startMs / 1000)
      await server.stop()
    }
  }
  return Object.entries(samples).map(([script, seconds]) => ({
    name: `start to healthy, ${script}`,
    unit: 's',
    samples: seconds,
    target: { atMost: 3 },
  }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
