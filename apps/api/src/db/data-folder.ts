import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { isAlive, type Process, thisProcess } from './process-life.ts'
import { createWhole, replaceWhole } from './whole-files.ts'

/** A data folder that cannot be used; the message is for the person who starts the server. */
export class DataFolderError extends Error {}

/** Who owns a data folder. `address` is where the owner's server answers, once it does. */
export type Holder = Process & { address?: string }

export type DataFolder = {
  path: string
  /** Tells other processes where this owner's server answers. */
  announce: (address: string) => void
  release: () => void
}

/**
 * Takes the folder for this process alone: PGlite has no lock of its own, and two processes on one
 * folder lose each other's commits. A dead holder's lock is taken over.
 *
 * Locks are numbered and the highest number counts. Each is created whole or not at all (`link`),
 * and none goes before a higher one is there, so of several that see the same dead holder one wins.
 */
export function takeDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new DataFolderError(`The data folder ${path} cannot be written to.`)
  }
  const self: Holder = thisProcess()
  for (;;) {
    const newest = newestLock(path)
    const holder = readHolder(path, newest)
    if (holder && isAlive(holder)) {
      throw new DataFolderError(
        `The data folder ${path} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    const taken = newest + 1
    const lock = lockFile(path, taken)
    if (!createWhole(lock, JSON.stringify(self))) continue
    if (newestLock(path) > taken) {
      rmSync(lock, { force: true })
      continue
    }
    for (const older of locksIn(path).filter(number => number < taken)) {
      rmSync(lockFile(path, older), { force: true })
    }
    return {
      path,
      announce: address => replaceWhole(lock, JSON.stringify({ ...self, address })),
      // The number stays, or a slow process that waits for it to go could take it a second time.
      release: () => replaceWhole(lock, ''),
    }
  }
}

/** The living process that owns the folder, if there is one. */
export function holderOf(path: string): Holder | undefined {
  const holder = readHolder(path, newestLock(path))
  return holder && isAlive(holder) ? holder : undefined
}

/** A secret of this data folder, made on first use and readable by its owner only. */
export function secretIn(path: string, name: string): string {
  const file = join(path, name)
  if (!existsSync(file)) createWhole(file, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  // An empty one, say after a power cut, would be everybody's guess.
  if (secret.length < 32) {
    throw new DataFolderError(`${file} holds no secret. Delete it, and a new one is made.`)
  }
  return secret
}

function lockFile(path: string, number: number): string {
  return join(path, `lock.${number}`)
}

function locksIn(path: string): number[] {
  if (!existsSync(path)) return []
  return readdirSync(path).flatMap(name => {
    const number = /^lock\.(\d+)$/.exec(name)?.[1]
    return number ? [Number(number)] : []
  })
}

/** 0 where nobody has held the folder yet. */
function newestLock(path: string): number {
  return Math.max(0, ...locksIn(path))
}

function readHolder(path: string, number: number): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(path, number), 'utf8'))
    return Number.isInteger(holder?.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}
