import { openPostgres } from '../../apps/api/src/db/postgres.ts'
import { readListPage } from '../../apps/api/src/features/lists/list-cards.ts'
import {
  hasPostgres,
  openTestServer,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { writeManyLists } from '../../apps/api/src/testing/shoppers/write-many-lists.ts'
import { type Figure, median } from '../support/figure.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

const itemsPerList = 60
const rounds = 9
const requestsPerRound = 20
const firstPage = { search: '', page: 0 }

/** Compares the page of saved lists with its bare query, also for many lists. */
export async function measureLists(): Promise<Figure[]> {
  if (!hasPostgres()) {
    console.log('  PostgreSQL is not on this machine: skipped.')
    return []
  }
  const postgres = await openTestServer()
  const server = await startServer({
    dataDir: temporaryFolder(),
    env: { DATABASE_URL: postgres.url },
  })
  const database = await openPostgres(postgres.url)
  try {
    const shoppers = await Promise.all(
      [50, 500, 5000].map(async lists => {
        const { cookie, id } = await signUp(server.address)
        await writeManyLists(database, id, { lists, itemsPerList })
        return { id, ask: () => ask(`${server.address}/api/lists`, cookie) }
      }),
    )
    const [few, some, many] = shoppers as [Shopper, Shopper, Shopper]
    return [
      {
        name: 'page of 500 lists × 60 items ÷ its bare query, time',
        samples: await timeRatios(some.ask, () => readListPage(database, some.id, firstPage)),
        target: { atMost: 3 },
      },
      {
        name: 'the same page of 5,000 lists ÷ of 50, time',
        samples: await timeRatios(many.ask, few.ask),
        target: { atMost: 1.5 },
      },
    ]
  } finally {
    await database.close()
    await server.stop()
    await postgres.stop()
  }
}

type Shopper = { id: string; ask: () => Promise<unknown> }

async function ask(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } })
  const { lists } = (await response.json()) as { lists: { itemsCount: number }[] }
  if (!lists.every(list => list.itemsCount === itemsPerList)) throw new Error('Wrong lists')
}

/** The two alternate, so that other work on the machine slows both. */
async function timeRatios(
  subject: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
): Promise<number[]> {
  await medianMs(subject)
  await medianMs(baseline)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    ratios.push((await medianMs(subject)) / (await medianMs(baseline)))
  }
  return ratios
}

async function medianMs(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < requestsPerRound; i++) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return median(times)
}
