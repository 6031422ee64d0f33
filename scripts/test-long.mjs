import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { run, runSteps } = await import('./lib/run.mjs')

// Each file reads how many random cases it shall go through; `npm test` runs 100 of each.
await runSteps([
  [
    'lists on many devices',
    () =>
      run('vitest', ['run', 'packages/core/src/lists/list-simulation.test.ts'], {
        LIST_SEEDS: '1000',
      }),
  ],
  [
    'random trips',
    () =>
      run('vitest', ['run', 'apps/api/src/features/trips/random-trips.test.ts'], {
        TRIP_SEEDS: '1000',
      }),
  ],
])
