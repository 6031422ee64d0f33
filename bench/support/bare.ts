import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Bodies or paths, and the bytes that all of them are answered with. */
export type BareAnswer = [asked: readonly string[], answer: string]

/** Starts a bare Node server that gives these answers and does no other work. */
export async function startBareServer(answers: readonly BareAnswer[]) {
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
