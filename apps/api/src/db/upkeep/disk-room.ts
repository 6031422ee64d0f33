import { statfs } from 'node:fs/promises'
import { log } from '../../log/log.ts'

/**
 * Without space for the next 16 MB of its write-ahead log, the embedded database stops, and the server with it.
 * Requests that write are therefore refused earlier; what other requests write, such as extended sessions, needs far
 * less.
 */
const leastBytes = 64 * 1024 * 1024
const checkEveryMs = 1000

export type DiskRoom = { hasRoom: () => boolean; close: () => void }

/** Watches how much room the file system of a folder has. */
export function watchDiskRoom(folder: string, freeBytes = freeBytesOf): DiskRoom {
  let hasRoom = true
  const check = async () => {
    const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY)
    const hadRoom = hasRoom
    hasRoom = free >= leastBytes
    if (hasRoom === hadRoom) return
    if (hasRoom) log.info('The disk of the database has free space again.')
    else
      log.error(
        `The disk of ${folder} is almost full: writes are refused until there is free space.`,
      )
  }
  void check()
  const checking = setInterval(check, checkEveryMs).unref()
  return { hasRoom: () => hasRoom, close: () => clearInterval(checking) }
}

const noteEveryMs = 60_000
let notedAt = Number.NEGATIVE_INFINITY

/** Logs that a statement found no room, once a minute. */
export function noteFullDisk(): void {
  if (performance.now() - notedAt < noteEveryMs) return
  notedAt = performance.now()
  log.error('The disk of the database is full: statements that need space fail.')
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
