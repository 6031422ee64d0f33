import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The environment with the project's own tools first in PATH. */
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}

/** Starts a tool of the project in the repository's folder, with its output on the terminal. */
export function start(command, args, env = {}) {
  return spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: 'inherit',
    // On Windows, npm and the tools in .bin are .cmd files.
    shell: process.platform === 'win32',
  })
}

/** Runs a tool to completion; on failure the promise is rejected with the command's name. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    start(command, args, env)
      .on('error', reject)
      .on('exit', code =>
        code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`)),
      )
  })
}

/** Runs steps in sequence; the first failure ends the process with code 1. */
export async function runSteps(steps) {
  for (const [name, step] of steps) {
    const started = Date.now()
    console.log(`\n— ${name}`)
    try {
      await step()
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }
    console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}
