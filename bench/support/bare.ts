import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a bare Node server that answers these bodies or paths with these bytes and does no other work. */
export async function startBareServer(answers: [string, string][]) {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)))
  child.send(answers)
  const [port] = await once(child, 'message')
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
