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
const notOfPostgres = [
  'auth/{answers-alike,canary}',
  'auth/limits/client',
  'auth/password/busy-hashing',
  'backup/snapshots',
  'db/{damaged-folder,data-folder,durability,prepared-client}',
  'features/catalogue/{publish,search}/*',
  'features/catalogue/copy/*',
  'features/catalogue/hostile-files',
  'features/idempotency/outbox-simulation',
  'features/meals/cookbook/same-cookbook',
  'features/meals/match-foods',
  'features/meals/recipe-fetch/*',
  'features/meals/recipe-import/{ingredient-line,real-shapes,recipe-file}',
  'features/plan/{own-recipes,plan,random-plans,solver/*}',
  'http/{cross-site,http-server,static-files,storable-text,third-language}',
  'limits/rate-limiter',
  'log/*',
  'permission-matrix',
  'startup/{config,seed}',
].map(path => `apps/api/src/${path}.test.ts`)

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
      { test: { ...api, name: 'api on the embedded database', provide: { engine: 'embedded' } } },
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
