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
let isEnding = false
// The terminal sends Ctrl+C to the children as well; a second signal would make tsx kill the API.
process.on('SIGINT', () => {
  isEnding = true
})
process.on('SIGTERM', end)
for (const child of children) {
  child.on('exit', code => {
    if (isEnding) return
    process.exitCode = code ?? 1
    end()
  })
}

function end() {
  isEnding = true
  for (const child of children) child.kill()
}
