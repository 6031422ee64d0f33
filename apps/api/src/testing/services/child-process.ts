import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Child = {
  pid: number
  /** The next line of its output; undefined once it has ended. */
  nextLine: () => Promise<string | undefined>
  write: (line: string) => void
  /** Kills it as `kill -9` does, and waits until it is gone. */
  kill: () => Promise<void>
}

/** Runs a TypeScript file of this repository in its own process, or in one inside `within`. */
export function startChild(
  script: URL,
  args: readonly string[],
  within: readonly string[] = [],
): Child {
  const [command = '', ...words] = [
    ...within,
    process.execPath,
    '--import',
    'tsx',
    script.pathname,
    ...args,
  ]
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = exitOf(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    nextLine: async () => (await lines.next()).value,
    write: line => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise(resolve => child.once('exit', () => resolve()))
}
