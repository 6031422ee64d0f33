import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type Snapshots = {
  folder: string
  /** How many snapshots are kept, the newest ones. */
  keep: number
  /** Writes a backup to this file. */
  make: (file: string) => Promise<void>
}

/** The time at the store, whatever the time zone of the machine. */
export type StoreTime = {
  /** Such as "2026-11-23". */
  day: string
  hour: number
}

/** The quietest hour of a store. */
const fromHour = 3

/**
 * Makes today's snapshot once it is late enough and there is none yet, then deletes the oldest ones. A machine that
 * was off at night makes it in the morning.
 */
export async function snapshotIfDue(
  { folder, keep, make }: Snapshots,
  { day, hour }: StoreTime,
): Promise<void> {
  const file = join(folder, `aisleway-${day}.backup`)
  if (hour < fromHour || existsSync(file)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await make(file)
  const names = (await readdir(folder)).filter(name => namePattern.test(name)).sort()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}

/** When the newest snapshot of a folder was made; null if there is none. */
export function newestSnapshot(folder: string): Date | null {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const newest = names
    .filter(name => namePattern.test(name))
    .sort()
    .at(-1)
  return newest === undefined ? null : statSync(join(folder, newest)).mtime
}

const namePattern = /^aisleway-\d{4}-\d\d-\d\d\.backup$/
