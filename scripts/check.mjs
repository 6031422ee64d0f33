import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { checks } = await import('./lib/checks.mjs')
const { runSteps } = await import('./lib/run.mjs')
// `npm run check -- types` runs the steps whose names start with that word.
const [only = ''] = process.argv.slice(2)
const asked = checks.filter(([name]) => name.startsWith(only))
if (asked.length === 0) {
  console.error(`There is no check ${only}; there are: ${checks.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}
await runSteps(asked)
