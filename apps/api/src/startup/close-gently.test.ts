import { EventEmitter } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { endOnSignals, gentleClose } from './close-gently.ts'

const clients = 20
const restarts = 6

it('no request is lost while two servers are restarted in turn', async () => {
  const servers = [await open(), await open()]
  let isOver = false
  /** For each port, the clients with an open connection to it. */
  const connected = new Map<number, Set<number>>()
  let answered = 0
  const lost: string[] = []
  const asking = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; !isOver; turn++) {
      const { port = 0 } = servers[turn % 2] ?? {}
      const outcome = await ask(agent, port)
      if (outcome === 200) {
        answered++
        connected.get(port)?.add(client)
      }
      // A refused connection carried no request: a load balancer tries the other server.
      else if (outcome !== 'ECONNREFUSED') lost.push(String(outcome))
    }
    agent.destroy()
  })
  for (let restart = 0; restart < restarts; restart++) {
    const { port = 0, close } = servers[restart % 2] ?? {}
    connected.set(port, new Set())
    await expect.poll(() => connected.get(port)?.size, { timeout: 10_000 }).toBe(clients)
    await close?.()
    servers[restart % 2] = await open(port)
  }
  isOver = true
  await Promise.all(asking)
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(clients * restarts)
  await Promise.all(servers.map(({ close }) => close()))
}, 60_000)

it('an answer under way is finished, and says that the connection ends', async () => {
  const { port, close } = await open(0, 500)
  const agent = new Agent({ keepAlive: true })
  const answer = ask(agent, port)
  await setTimeout(100)
  const closed = close()
  expect(await answer).toBe(200)
  agent.destroy()
  await closed
  expect(await ask(new Agent(), port)).toBe('ECONNREFUSED')
})

it('a server that is still starting ends at once', async () => {
  const self = newProcess()
  endOnSignals(self)
  self.emit('SIGTERM')
  await setImmediate()
  expect(self.exits).toEqual([0])
})

it('a server that is open closes once, however many signals come, and then ends', async () => {
  const self = newProcess()
  let closings = 0
  let finish = () => {}
  endOnSignals(self).afterClosing(() => {
    closings++
    return new Promise(resolve => {
      finish = resolve
    })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT']) self.emit(signal)
  await setImmediate()
  expect(self.exits).toEqual([])
  finish()
  await setImmediate()
  expect([closings, self.exits]).toEqual([1, [0]])
})

function newProcess() {
  const exits: number[] = []
  return Object.assign(new EventEmitter(), { exits, exit: (code: number) => void exits.push(code) })
}

async function open(port = 0, answerMs = 2) {
  const app = new Hono().get('/', async c => {
    await setTimeout(answerMs)
    return c.text('ok')
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const close = gentleClose(server)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close }
}

/** The status, or the error code of the connection. */
function ask(agent: Agent, port: number): Promise<number | string> {
  return new Promise(resolve => {
    const asked = request({ port, host: '127.0.0.1', agent }, response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end()
  })
}
