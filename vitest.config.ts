import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { hasPostgres } from './apps/api/src/testing/services/postgres-cluster.ts'

/** A busy machine takes many times as long. */
const testTimeout = 30_000

const api = {
  include: ['apps/api/src/**/*.test.ts'],
  globalSetup: ['scripts/lib/build-data.mjs', 'apps/api/src/testing/global-setup.ts'],
  testTimeout,
  hookTimeout: 60_000,
  // Files share what they have loaded, which takes longer than most of their tests.
  isolate: false,
}

/** Tests of how the embedded database is run, and of what needs none. They share no file with those below. */
const notOfPostgres = apiTests([
  'backup/snapshots',
  'db/{damaged-folder,data-folder,durability}',
  'db/embedded/*',
  'db/upkeep/*',
  'features/idempotency/outbox-simulation',
  'log/*',
  'outbound/*',
  'startup/config',
])

/**
 * Tests of what neither writes much at once nor depends on how a database is run. They run on PostgreSQL, which is the
 * faster of the two, or on the embedded database where that is all there is; the journeys of `e2e` use the embedded one.
 */
const ofOneDatabase = apiTests([
  'auth/**/*',
  'cli/*',
  'features/{account,favorites,generator,meals,notices,onboarding,pantry,plan}/**/*',
  'features/{popularity,price-notices,product,recent-searches,sharing,usuals,waitlist}/**/*',
  'features/catalogue/{copy,publish,search}/*',
  'features/catalogue/exchange/import-safety',
  'features/catalogue/{hostile-files,import,barcodes,catalogue,categories,department-page,find-products,price-memory,real-catalogue}',
  'features/catalogue/{search,search-wire}',
  'features/lists/{department-order,loaded-list,lock-order,merge-and-template,plan}',
  'features/trips/{bought-together,companions,left,shopping-time}',
  'http/**/*',
  'limits/*',
  'startup/seed',
  '{for-operator,fuzz,permission-matrix,request-limits}',
])

function apiTests(paths: readonly string[]): string[] {
  return paths.map(path => `apps/api/src/${path}.test.ts`)
}

/** As in `npm run test:long`, and where there is no PostgreSQL. */
const isEachOnBoth = process.env.EVERY_DATABASE !== undefined || !hasPostgres()

/**
 * The API's tests run on the embedded database, on PostgreSQL where there is one, or on both; see above. Those of the
 * web app have a process for each file: they replace what modules share, such as the storage of the browser, and a
 * BroadcastChannel reaches every thread of a process.
 */
export default defineConfig({
  test: {
    // One more than there are cores, since the tests of the API also wait for PostgreSQL and for timers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'scripts/lib/build-data.mjs',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', '*.test.ts'],
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'web',
          globalSetup: 'scripts/lib/build-data.mjs',
          include: ['apps/web/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        test: {
          ...api,
          name: 'api on the embedded database',
          exclude: isEachOnBoth ? [] : ofOneDatabase,
          provide: { engine: 'embedded' },
        },
      },
      ...(hasPostgres()
        ? [
            {
              test: {
                ...api,
                name: 'api on PostgreSQL',
                exclude: notOfPostgres,
                provide: { engine: 'postgres' as const },
              },
            },
          ]
        : []),
    ],
  },
})
