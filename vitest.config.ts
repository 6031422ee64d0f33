import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { hasPostgres } from './apps/api/src/testing/services/postgres-cluster.ts'

const api = {
  include: ['apps/api/src/**/*.test.ts'],
  globalSetup: ['scripts/lib/build-data.mjs', 'apps/api/src/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Files share what they have loaded, which takes longer than most of their tests.
  isolate: false,
}

/** Tests of no database or of the embedded one, and those whose queries other tests make as well. */
const notOfPostgres = apiTests([
  'backup/snapshots',
  'db/{damaged-folder,data-folder,durability,prepared-client}',
  'db/upkeep/*',
  'features/catalogue/{publish,search}/*',
  'features/catalogue/copy/*',
  'features/catalogue/hostile-files',
  'features/idempotency/outbox-simulation',
  'features/meals/cookbook/same-cookbook',
  'features/meals/match-foods',
  'features/meals/recipe-fetch/*',
  'features/meals/recipe-import/{ingredient-line,real-shapes,recipe-file}',
  'features/plan/{own-recipes,plan,random-plans,solver/*}',
  'log/*',
  'startup/config',
])

/**
 * Tests of accounts, of HTTP and of what is refused, whose few queries are like those of other tests. They run on
 * PostgreSQL, which is the faster of the two, or on the embedded database where that is all there is.
 */
const ofOneDatabase = apiTests([
  'auth/**/*',
  'features/account/**/*',
  'http/**/*',
  'limits/*',
  'startup/seed',
  '{fuzz,permission-matrix,request-limits}',
])

function apiTests(paths: readonly string[]): string[] {
  return paths.map(path => `apps/api/src/${path}.test.ts`)
}

/** As in `npm run test:long`, and where there is no PostgreSQL. */
const isEachOnBoth = process.env.EVERY_DATABASE !== undefined || !hasPostgres()

/**
 * The API's tests run on the embedded database, and once more on PostgreSQL where there is one. Those of the
 * web app have a process for each file: they replace what modules share, such as the storage of the browser.
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
        },
      },
      {
        test: {
          name: 'web',
          globalSetup: 'scripts/lib/build-data.mjs',
          include: ['apps/web/**/*.test.ts'],
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
