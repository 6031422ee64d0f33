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

/** Who holds a folder; the number is for people only, and another container may count differently. */
export type Holder = {
  pid?: number
  /** Where the holder's server answers, once it does. */
  address?: string
}

export type FolderLock = {
  announce: (address: string) => void
  release: () => void
}

/**
 * Takes the lock of a folder, or tells who holds it.
 *
 * A lock is a folder with a named pipe that its holder keeps open for reading. The kernel knows
 * whether somebody does: not after the holder's end, were it not yet reaped, and for processes of
 * other containers too. Locks are numbered and the highest number counts. Each appears as a whole
 * (`rename`), and none goes before a higher one is there, so of several that see the same dead holder
 * one wins.
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

/** The living process that holds the lock of a folder, if there is one. */
export function lockHolder(folder: string): Holder | undefined {
  return holderAt(lockAt(folder, newestLock(folder)))
}

/** Undefined where there is a lock of this number already. */
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
      // The lock itself stays, or a slow process that waits for it to go could take it a second time.
      rmSync(pipeOf(lock), { force: true })
      closeSync(held)
    },
  }
}

function holderAt(lock: string): Holder | undefined {
  // Before the pipe is tried, because a lock that is let go of may vanish in between.
  const holder = readHolder(holderFileOf(lock))
  return isRead(pipeOf(lock)) ? holder : undefined
}

function readHolder(file: string): Holder {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Held or not is what counts, and no file says that.
    return {}
  }
}

/** Whether a process holds the pipe open for reading: else it cannot be opened for writing (fifo(7)). */
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

/** 0 where nobody has held the folder yet. */
function newestLock(folder: string): number {
  return Math.max(0, ...locksIn(folder))
}
