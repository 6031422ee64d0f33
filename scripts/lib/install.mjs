import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Installs the packages if they are missing or older than the lock file; with NODE_ENV=production as well those that build
 * the app.
 */
export function ensureInstalled() {
  const installed = modifiedAt('node_modules/.package-lock.json')
  if (installed >= modifiedAt('package-lock.json')) return
  console.error('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    // Both go to stderr, because programs may read what an operator command writes to stdout.
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('The packages could not be installed; npm says why above.')
  process.exit(1)
}

function modifiedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
