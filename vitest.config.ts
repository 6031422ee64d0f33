import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { hasPostgres } from './apps/api/src/testing/services/postgres-cluster.ts'

const api = {
  include: ['apps/api/src/**/*.test.ts'],
  globalSetup: ['scripts/lib/build-sample-store.mjs', 'apps/api/src/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Files share what they have loaded, which takes longer than most of their tests.
  isolate: false,
}

/** The API's tests run on the embedded database, and once more on PostgreSQL where there is one. */
export default defineConfig({
  test: {
    // By itself it leaves one core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'scripts/lib/build-sample-store.mjs',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      { test: { ...api, name: 'api on the embedded database', provide: { engine: 'embedded' } } },
      ...(hasPostgres()
        ? [
            {
              test: { ...api, name: 'api on PostgreSQL', provide: { engine: 'postgres' as const } },
            },
          ]
        : []),
    ],
  },
})
