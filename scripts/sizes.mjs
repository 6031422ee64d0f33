import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { root } = await import('./lib/run.mjs')

await ensureBuilt(['synonyms', 'web app'])

// How much JavaScript a screen loads, compressed with `gzip -9`. `npm run bench -- pages` measures it in a browser.
const mostAtFirst = 120_000
const mostMore = 60_000

const dist = join(root, 'apps/web/dist')
const first = new Set(
  [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(
      /(?:src|href)="\/(assets\/[^"]+\.js)"/g,
    ),
  ].map(([, file]) => file),
)
const screens = JSON.parse(readFileSync(join(dist, 'screen-files.json'), 'utf8'))

tell('/', first, mostAtFirst)
for (const [path, files] of Object.entries(screens)) {
  if (path === '/') continue
  const more = files.filter(file => file.endsWith('.js') && !first.has(file))
  tell(path, more, mostMore)
}

function tell(path, files, most) {
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const isTooMuch = bytes > most
  console.log(
    `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}${isTooMuch ? `: more than ${most / 1000} kB` : ''}`,
  )
  if (isTooMuch) process.exitCode = 1
}

function sizeOf(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
}
