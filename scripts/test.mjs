import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { checks } = await import('./lib/checks.mjs')
const { findChromium } = await import('./lib/find-chromium.mjs')
const { run, runSteps } = await import('./lib/run.mjs')

let chromium
await runSteps([
  [
    'browser',
    async () => {
      chromium = await findChromium()
    },
  ],
  ...checks,
  ['build', () => ensureBuilt()],
  ['journeys', () => run('playwright', ['test', '-c', 'e2e'], { CHROMIUM_PATH: chromium })],
])
