import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type OpeningHours, storeClock, storeDay } from '@aisleway/core/catalogue/opening-hours'
import { newestSnapshot, type StoreTime, snapshotIfDue } from '../backup/snapshots.ts'
import { log } from '../log/log.ts'
import type { Config } from './config.ts'

type StoreHours = Pick<OpeningHours, 'timeZone'>

const checkEveryMs = 60 * 60 * 1000
const longestMs = 30 * 60 * 1000

/** Backs up the embedded database every night; returns a function that stops this. */
export function startSnapshots(config: Config, hours: StoreHours, now: () => Date): () => void {
  if (!areMade(config)) return () => {}
  const stopping = new AbortController()
  const snapshots = {
    folder: folderOf(config),
    keep: config.SNAPSHOTS_KEPT,
    make: (file: string) => runBackup(file, config.SNAPSHOTS_KEY_FILE, stopping.signal),
  }
  const checking = setInterval(() => {
    snapshotIfDue(snapshots, storeTime(hours, now())).catch(error => {
      if (!stopping.signal.aborted) log.error({ error }, 'The nightly snapshot failed:')
    })
  }, checkEveryMs)
  return () => {
    clearInterval(checking)
    stopping.abort()
  }
}

export function storeTime(hours: StoreHours, now: Date): StoreTime {
  return { day: storeDay(hours, now), hour: Math.floor(storeClock(hours, now).minutes / 60) }
}

/** Tells when the newest snapshot was made, or null before the first one; undefined if none are made. */
export function lastSnapshotOf(config: Config): (() => Date | null) | undefined {
  return areMade(config) ? () => newestSnapshot(folderOf(config)) : undefined
}

const areMade = ({ DATABASE_URL, SNAPSHOTS_KEPT }: Config) => !DATABASE_URL && SNAPSHOTS_KEPT > 0

const folderOf = ({ SNAPSHOTS_DIR, DATA_DIR }: Config) => SNAPSHOTS_DIR ?? `${DATA_DIR}/snapshots`

/** In its own process, which does what `npm run backup` does: reading all tables here would block requests. */
async function runBackup(file: string, keyFile: string | undefined, signal: AbortSignal) {
  const isSource = import.meta.url.endsWith('.ts')
  const command = new URL(isSource ? '../cli/backup-cli.ts' : './backup-cli.js', import.meta.url)
  const args = [fileURLToPath(command), file, ...(keyFile ? ['--key-file', keyFile] : [])]
  const options = { signal, timeout: longestMs }
  await promisify(execFile)(process.execPath, [...process.execArgv, ...args], options)
}
