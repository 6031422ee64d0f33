import type { OpeningHours } from '@aisleway/core/catalogue/opening-hours'
import { dayMs } from '@aisleway/core/days'
import { cleanUp } from '../auth/clean-up.ts'
import type { Database } from '../db/database.ts'
import { collectMissedSearches } from '../features/catalogue/missed-searches.ts'
import { forgetOldPrices } from '../features/catalogue/price-history.ts'
import { forgetHandled } from '../features/idempotency/store.ts'
import { eraseDeletedLists } from '../features/lists/delete-list.ts'
import { forgetOldStates } from '../features/pantry/store.ts'
import { countPopularity } from '../features/popularity/count-popularity.ts'
import { announcePriceDrops } from '../features/price-notices/price-drops.ts'
import { log } from '../log/log.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

type Deps = { database: Database; hours: OpeningHours; now: () => Date }

/** Starts the periodic jobs of every server; returns a function that stops them. */
export function startPeriodicJobs({ database, hours, now }: Deps): () => void {
  const count = () => countPopularity(database.queries, now())
  const missedSearches = collectMissedSearches(database, hours)
  const jobs = [
    every(hourMs, 'The hourly clean-up', () => cleanUp(database, now())),
    every(hourMs, 'Forgetting handled requests', () => forgetHandled(database, now())),
    every(hourMs, 'Erasing deleted lists', () => eraseDeletedLists(database, now())),
    every(hourMs, 'Forgetting old states of pantries', () => forgetOldStates(database, now())),
    every(hourMs, 'Forgetting old prices', () => forgetOldPrices(database, now())),
    every(hourMs, 'Tidying the database', async () => database.tidy?.()),
    every(dayMs, popularityCount, count),
    every(minuteMs, 'Announcing lower prices', () => announcePriceDrops(database)),
    every(minuteMs, 'Counting searches without a hit', () => missedSearches.write(now())),
  ]
  // A server that is restarted every day would otherwise never count.
  runOnce(popularityCount, count)
  return () => {
    jobs.forEach(clearInterval)
    missedSearches.stop()
  }
}

const popularityCount = 'The daily count of popularity'

function every(intervalMs: number, name: string, run: () => Promise<unknown>) {
  return setInterval(() => runOnce(name, run), intervalMs)
}

function runOnce(name: string, run: () => Promise<unknown>): void {
  run().catch(error => log.error({ error }, `${name} failed:`))
}
