import { spawnSync } from 'node:child_process'
import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { findChromium } = await import('./lib/find-chromium.mjs')
const { run, runSteps } = await import('./lib/run.mjs')

const isInstalled = program => !spawnSync(program, ['--version']).error

const foldersOfApi = folders => folders.map(folder => `apps/api/src/${folder}`)
const throughPooler = foldersOfApi([
  ...['auth', 'db/postgres', 'realtime'],
  ...['features/account', 'features/cart', 'features/lists'],
])
const withEvents = foldersOfApi([
  ...['db/postgres', 'db/database.test.ts', 'realtime'],
  ...['features/lists', 'features/notices', 'features/pantry', 'features/sharing'],
])

const tests = (path, env) => () => run('vitest', ['run', path], env)
const drill = script => async () => {
  await ensureBuilt()
  await run('tsx', [script])
}

// Each file reads its number of cases from the environment; `npm test` runs fewer.
await runSteps([
  [
    'every API test on the embedded database',
    () =>
      run('vitest', ['run', '--project', 'api on the embedded database'], { EVERY_DATABASE: '1' }),
  ],
  [
    'lists on many devices',
    tests('packages/core/src/lists/list-simulation.test.ts', { LIST_SEEDS: '1000' }),
  ],
  [
    'the outbox of two devices',
    tests('apps/api/src/features/idempotency/outbox-simulation.test.ts', { OUTBOX_SEEDS: '200' }),
  ],
  [
    'lost database connections',
    tests('apps/api/src/realtime/two-servers.test.ts', { LIVE_KILLS: '20' }),
  ],
  [
    'the API through PgBouncer',
    () =>
      isInstalled('pgbouncer')
        ? run('vitest', ['run', '--project', 'api on PostgreSQL', ...throughPooler], {
            POOLER: 'pgbouncer',
          })
        : console.log('  skipped: this needs PgBouncer.'),
  ],
  [
    'events through NATS',
    () =>
      isInstalled('nats-server')
        ? run('vitest', ['run', '--project', 'api on PostgreSQL', ...withEvents], {
            EVENTS: 'nats',
            LIVE_KILLS: '5',
          })
        : console.log('  skipped: this needs nats-server.'),
  ],
  ['reads from a standby', tests('apps/api/src/context/read-lagging.test.ts', { STANDBY: '1' })],
  [
    'random trips',
    tests('apps/api/src/features/trips/random-trips.test.ts', { TRIP_SEEDS: '1000' }),
  ],
  [
    'sensible baskets',
    tests('packages/sample-store/src/sensible-basket.test.ts', { BASKET_SEEDS: '500' }),
  ],
  ['random plans', tests('apps/api/src/features/plan', { PLAN_CASES: '10000' })],
  ['PostgreSQL restarted and stopped under load', drill('bench/drills/database-outage.ts')],
  ['a full disk', drill('bench/drills/disk-full.ts')],
  [
    'writes while the server is killed',
    tests('apps/api/src/db/durability.test.ts', { KILL_ROUNDS: '50' }),
  ],
  ['hostile requests', tests('apps/api/src/fuzz.test.ts', { FUZZ_CASES: '1000' })],
  ['backup, restore and move', drill('bench/drills/restore-drill.ts')],
  [
    'the package, and the image that is made of it',
    async () => {
      await run('node', ['scripts/package.mjs'])
      await run('tsx', ['bench/drills/package-drill.ts'])
      await run('tsx', ['bench/drills/image-drill.ts'])
    },
  ],
  ['three servers updated and restarted under load', drill('bench/drills/rolling-restart.ts')],
  ['a standby promoted under load', drill('bench/drills/failover.ts')],
  [
    'the server of the commit before on the tables of this one',
    drill('bench/drills/previous-server.ts'),
  ],
  ['ten minutes of 300 shoppers', drill('bench/measures/endurance.ts')],
  [
    'every journey at both sizes',
    async () => {
      const CHROMIUM_PATH = await findChromium()
      await ensureBuilt()
      await run('playwright', ['test', '-c', 'e2e'], { CHROMIUM_PATH, ALL_JOURNEYS: '1' })
    },
  ],
])
