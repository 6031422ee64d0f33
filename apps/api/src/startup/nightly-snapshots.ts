import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newestSnapshot, snapshotIfDue } from '../backup/snapshots.ts'
import { log } from '../log/log.ts'
import type { Config } from './config.ts'

const checkEveryMs = 60 * 60 * 1000
const longestMs = 30 * 60 * 1000

/** Backs up the embedded database every night; returns a function that stops this. */
export function startSnapshots(config: Config, now: () => Date): () => void {
  const { DATABASE_URL, SNAPSHOTS_KEPT: keep } = config
  if (DATABASE_URL || keep === 0) return () => {}
  const stopping = new AbortController()
  const snapshots = {
    folder: folderOf(config),
    keep,
    make: (file: string) => runBackup(file, config.SNAPSHOTS_KEY_FILE, stopping.signal),
  }
  const checking = setInterval(() => {
    snapshotIfDue(snapshots, now()).catch(error => {
      if (!stopping.signal.aborted) log.error({ error }, 'The nightly snapshot failed:')
    })
  }, checkEveryMs)
  return () => {
    clearInterval(checking)
    stopping.abort()
  }
}

/** When the newest snapshot was made; null if there is none. */
export function lastSnapshot(config: Config): Date | null {
  const folder = folderOf(config)
  return config.DATABASE_URL ? null : newestSnapshot(folder)
}

const folderOf = ({ SNAPSHOTS_DIR, DATA_DIR }: Config) => SNAPSHOTS_DIR ?? `${DATA_DIR}/snapshots`

/** In its own process, which does what `npm run backup` does: reading all tables here would block requests. */
async function runBackup(file: string, keyFile: string | undefined, signal: AbortSignal) {
  const isSource = import.meta.url.endsWith('.ts')
  const command = new URL(isSource ? '../cli/backup-cli.ts' : './backup-cli.js', import.meta.url)
  const args = [fileURLToPath(command), file, ...(keyFile ? ['--key-file', keyFile] : [])]
  const options = { signal, timeout: longestMs }
  await promisify(execFile)(process.execPath, [...process.execArgv, ...args], options)
}
