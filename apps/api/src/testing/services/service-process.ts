import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServiceProcess = {
  /** Ends the program and removes its folder, unless it is to be started again. */
  end: (intention?: 'to start again') => Promise<void>
}

type Program = {
  words: readonly string[]
  /** Its own working folder. */
  folder: string
  endSignal: 'INT' | 'TERM' | 'KILL'
}

/** Starts a program that ends with this process, even if the process is killed. */
export function startService({ words, folder, endSignal }: Program): ServiceProcess {
  const shell = spawn('sh', ['-c', untilTold, folder, endSignal, ...words], {
    ...unprivilegedAccount(),
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: folder,
  })
  // Nobody reads the word if the shell was killed.
  shell.stdin.on('error', () => {})
  const exited = new Promise<void>(resolve => shell.once('exit', () => resolve()))
  return {
    end: intention => {
      shell.stdin.end(intention ? 'keep' : 'remove')
      return exited
    },
  }
}

/** Creates a folder owned by the account of such programs. */
export function newFolder(parent = tmpdir()): string {
  const made = mkdtempSync(join(parent, 'aisleway-service-'))
  const account = unprivilegedAccount()
  if (account) chownSync(made, account.uid, account.gid)
  return made
}

/** PostgreSQL and PgBouncer refuse to run as root; `nobody` has no rights to lose. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The shell waits for a word, or for the end of the pipe that would bring it. */
const untilTold =
  'signal=$1; shift; "$@" & program=$!; read -r word; kill -$signal $program; wait $program; test "$word" = keep || rm -rf "$0"'
