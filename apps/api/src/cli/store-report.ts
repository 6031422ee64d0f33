import type { OpeningHours } from '@aisleway/core/catalogue/opening-hours'
import { dayMs } from '@aisleway/core/days'
import { count, eq, gt, isNull, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Database } from '../db/database.ts'
import { failedImports } from '../features/catalogue/exchange/import-history.ts'
import { todaysMissedSearches } from '../features/catalogue/missed-searches.ts'
import { products } from '../features/catalogue/tables.ts'
import { savedLists } from '../features/lists/tables.ts'
import { completedTrips, feedback } from '../features/trips/tables.ts'
import { waitlist } from '../features/waitlist/tables.ts'
import type { SlowRoute } from '../telemetry/slow-routes.ts'

const mostSearches = 30
const ratedForDays = 30

export type StoreReport = {
  at: string
  searchesWithoutHit: { query: string; count: number }[]
  failedImports: { at: string; source: string; failure: string }[]
  waitlist: { waiting: number; newToday: number }
  ratings: { rating: number; trips: number }[]
  sizes: Record<'products' | 'users' | 'lists' | 'trips' | 'databaseMb', number>
}

/** What an operator checks once a day. */
export async function storeReport(
  database: Database,
  { now, hours }: { now: Date; hours: OpeningHours },
): Promise<StoreReport> {
  const { queries } = database
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const failed = await failedImports(database, daysAgo(7))
  const ratings = await queries
    .select({ rating: feedback.rating, trips: count() })
    .from(feedback)
    .where(gt(feedback.ratedAt, daysAgo(ratedForDays)))
    .groupBy(feedback.rating)
    .orderBy(feedback.rating)
  const [size] = await queries
    .select({ bytes: sql<string>`pg_database_size(current_database())::text` })
    .from(sql`(SELECT 1) AS one`)
  return {
    at: now.toISOString(),
    searchesWithoutHit: await todaysMissedSearches(database, { now, hours, most: mostSearches }),
    failedImports: failed.map(({ at, source, failure }) => ({
      at: at.toISOString(),
      source,
      failure: failure ?? '',
    })),
    waitlist: {
      waiting: await queries.$count(waitlist),
      newToday: await queries.$count(waitlist, gt(waitlist.joinedAt, daysAgo(1))),
    },
    ratings,
    sizes: {
      products: await queries.$count(products, isNull(products.retiredAt)),
      users: await queries.$count(users),
      lists: await queries.$count(savedLists, eq(savedLists.isTemplate, false)),
      trips: await queries.$count(completedTrips),
      databaseMb: Math.round(Number(size?.bytes ?? 0) / 1024 / 1024),
    },
  }
}

/** The report as text; `slowRoutes` is null if no server reports them. */
export function reportText(report: StoreReport, slowRoutes: readonly SlowRoute[] | null): string {
  const { waitlist: waiting, ratings, sizes } = report
  const trips = ratings.reduce((sum, rated) => sum + rated.trips, 0)
  const stars = ratings.reduce((sum, rated) => sum + rated.trips * rated.rating, 0)
  return [
    `The store on ${report.at}`,
    section(
      'Searches without a hit today',
      report.searchesWithoutHit.map(({ query, count }) => `${String(count).padStart(5)}  ${query}`),
    ),
    section(
      'Imports that failed within a week',
      report.failedImports.map(({ at, source, failure }) => `  ${at}  ${source}: ${failure}`),
    ),
    section('Waitlist', [`  ${waiting.waiting} waiting, ${waiting.newToday} since yesterday`]),
    section(
      `Ratings of trips within ${ratedForDays} days`,
      trips === 0 ? [] : [`  ${(stars / trips).toFixed(1)} of 5, ${trips} trips`],
    ),
    section('Sizes', [
      `  ${sizes.products} products, ${sizes.users} accounts, ${sizes.lists} lists, ${sizes.trips} trips, ${sizes.databaseMb} MB`,
    ]),
    slowRoutes
      ? section(
          'Slowest routes since the start, 99th percentile',
          slowRoutes.map(
            ({ route, requests, p99Ms }) =>
              `${p99Ms.toFixed(1).padStart(9)} ms  ${route}, ${requests} requests`,
          ),
        )
      : section('Slowest routes', ['  known if METRICS_PORT is set and the server is running']),
  ].join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length > 0 ? lines : ['  none'])].join('\n')
}
