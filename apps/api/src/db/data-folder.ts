import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../log/operator-error.ts'
import { createAtomically } from './atomic-file.ts'
import { type FolderLock, type Holder, takeLock } from './folder-lock.ts'

/** A data folder that another process holds. */
export class FolderInUseError extends OperatorError {
  constructor(
    path: string,
    readonly holder: Holder,
  ) {
    super(
      `The data folder ${path} is in use by ${nameOf(holder)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Names the process that holds a folder, and its server if it is one. */
export function nameOf({ pid, address }: Holder): string {
  const name = pid ? `process ${pid}` : 'another process'
  return address ? `${name}, the server at ${address}` : name
}

export type DataFolder = FolderLock & { path: string }

/**
 * Locks the folder for this process: PGlite has no lock of its own, and two processes on one folder lose
 * each other's commits. The lock of a dead holder is taken over.
 */
export function takeDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new OperatorError(`The data folder ${path} cannot be written to.`)
  }
  const lock = lockOf(path)
  if ('heldBy' in lock) throw new FolderInUseError(path, lock.heldBy)
  return { path, ...lock }
}

function lockOf(path: string) {
  try {
    return takeLock(path)
  } catch (error) {
    const { message } = error as Error
    throw new OperatorError(
      `The data folder ${path} cannot be locked (${message}). It takes the command mkfifo and a file system with named pipes.`,
    )
  }
}

/** A secret of this data folder, created on first use and readable by its owner only. */
export function secretIn(path: string, name: string): string {
  const file = join(path, name)
  if (!existsSync(file)) createAtomically(file, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  // An empty secret, left by a power cut for example, could be guessed by anybody.
  if (secret.length < 32) {
    throw new OperatorError(`${file} contains no secret. Delete it, and a new one will be created.`)
  }
  return secret
}
