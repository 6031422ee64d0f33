import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
await ensureBuilt()
const { packApp } = await import('./lib/pack-app.mjs')
console.log(`Written to ${packApp()}.`)
