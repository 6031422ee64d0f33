import { requireNode } from './lib/require-node.mjs'

// `npm run users -- list` runs the command `users` for the operator with what follows.
requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
await ensureBuilt(['synonyms', 'server'])
const [name] = process.argv.splice(2, 1)
await import(`../apps/api/dist/${name}-cli.js`)
