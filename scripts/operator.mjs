import { requireNode } from './lib/require-node.mjs'

// `npm run users -- list` runs the operator command `users` with the remaining arguments.
requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
await ensureBuilt(['synonyms', 'server'])
const [name] = process.argv.splice(2, 1)
await import(`../apps/api/dist/${name}-cli.js`)
