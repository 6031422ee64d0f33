import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { replaceAtomically } from './atomic-file.ts'

/** The holder of a folder; the process id is informative only, since another container may number differently. */
export type Holder = {
  pid?: number
  /** The address of the holder's server, as soon as it listens. */
  address?: string
}

export type FolderLock = {
  announce: (address: string) => void
  release: () => void
}

/**
 * Takes the lock of a folder, or returns its holder. A lock is a folder with a named pipe that its holder
 * keeps open for reading. The kernel knows whether a process does so: after the holder's end it does not,
 * even if the process has not been reaped, and this works across containers. Locks are numbered and the
 * highest number counts. Each one appears complete (by `rename`), and none is removed before a higher one
 * exists, so one of several processes that see the same dead holder wins.
 */
export function takeLock(folder: string): FolderLock | { heldBy: Holder } {
  for (;;) {
    const newest = newestLock(folder)
    const heldBy = holderAt(lockAt(folder, newest))
    if (heldBy) return { heldBy }
    const number = newest + 1
    const lock = createLock(folder, lockAt(folder, number))
    if (!lock) continue
    if (newestLock(folder) > number) {
      lock.release()
      rmSync(lockAt(folder, number), { recursive: true, force: true })
      continue
    }
    for (const older of locksIn(folder).filter(other => other < number)) {
      rmSync(lockAt(folder, older), { recursive: true, force: true })
    }
    return lock
  }
}

/** The living process that holds the lock of a folder, if any. */
export function lockHolder(folder: string): Holder | undefined {
  return holderAt(lockAt(folder, newestLock(folder)))
}

/** Undefined if a lock with this number already exists. */
function createLock(folder: string, lock: string): FolderLock | undefined {
  const self: Holder = { pid: process.pid }
  const draft = join(folder, `lock.draft.${randomBytes(6).toString('hex')}`)
  mkdirSync(draft, { mode: 0o700 })
  let pipe: number | undefined
  try {
    execFileSync('mkfifo', ['-m', '600', pipeOf(draft)], { stdio: 'ignore' })
    pipe = openSync(pipeOf(draft), constants.O_RDONLY | constants.O_NONBLOCK)
    writeFileSync(holderFileOf(draft), JSON.stringify(self), { mode: 0o600 })
    renameSync(draft, lock)
  } catch (error) {
    if (pipe !== undefined) closeSync(pipe)
    rmSync(draft, { recursive: true, force: true })
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
  const held = pipe
  return {
    announce: address =>
      replaceAtomically(holderFileOf(lock), JSON.stringify({ ...self, address })),
    release: () => {
      // The lock itself stays; otherwise a slow process waiting for its removal could take it a second time.
      rmSync(pipeOf(lock), { force: true })
      closeSync(held)
    },
  }
}

function holderAt(lock: string): Holder | undefined {
  // This is read before the pipe is tried, because a released lock may vanish in between.
  const holder = readHolder(holderFileOf(lock))
  return isRead(pipeOf(lock)) ? holder : undefined
}

function readHolder(file: string): Holder {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // What matters is whether the lock is held, and no file says that.
    return {}
  }
}

/** Whether a process has the pipe open for reading; otherwise it cannot be opened for writing (fifo(7)). */
function isRead(pipe: string): boolean {
  let opened: number
  try {
    opened = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENXIO', 'ENOENT', 'ENOTDIR'].includes(code)) return false
    throw error
  }
  const isPipe = fstatSync(opened).isFIFO()
  closeSync(opened)
  return isPipe
}

const pipeOf = (lock: string) => join(lock, 'held')
const holderFileOf = (lock: string) => join(lock, 'holder.json')
const lockAt = (folder: string, number: number) => join(folder, `lock.${number}`)

function locksIn(folder: string): number[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => {
    const number = /^lock\.(\d+)$/.exec(name)?.[1]
    return number ? [Number(number)] : []
  })
}

/** 0 if nobody has held the folder yet. */
function newestLock(folder: string): number {
  return Math.max(0, ...locksIn(folder))
}
