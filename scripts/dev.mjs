import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { start } = await import('./lib/run.mjs')
await ensureBuilt(['synonyms', 'sample store', 'product pictures'])

// The page is at PORT (3000) and reloads by itself; the API restarts on changes, on the next port.
const port = Number(process.env.PORT ?? 3000)
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'apps/api/src/main.ts'], {
    PORT: String(port + 1),
  }),
  start('vite', ['apps/web', '--port', String(port), '--strictPort'], {
    API_ADDRESS: `http://127.0.0.1:${port + 1}`,
  }),
]
for (const child of children) {
  child.on('exit', code => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}
