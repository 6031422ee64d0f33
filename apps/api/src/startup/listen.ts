import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { Unavailable, unavailableAnswer } from '../context/unavailable.ts'
import { sendEventStream } from '../http/event-stream.ts'
import { httpServer } from '../http/http-server.ts'
import { OperatorError } from '../log/operator-error.ts'
import { gentleClose } from './close-gently.ts'
import type { Config } from './config.ts'

export type Listener = {
  address: string
  /** `answersFirst` sees every request before the app, and passes on what it does not answer. */
  serve: (app: Hono, answersFirst: (app: RequestListener) => RequestListener) => void
  /** Resolves when every request in flight has been answered. */
  close: () => Promise<void>
}

/** Starts listening, and answers 503 until there is an app to serve. */
export async function listen(config: Config): Promise<Listener> {
  let app = new Hono().all('*', () => unavailableAnswer(new Unavailable({ retryAfterSeconds: 1 })))
  const passToApp = getRequestListener(async (request, env) =>
    sendEventStream(await app.fetch(request, env), env.outgoing as ServerResponse),
  )
  let listener: RequestListener = passToApp
  const server = httpServer((incoming, outgoing) => listener(incoming, outgoing))
  const close = gentleClose(server)
  const address = await bind(server, config)
  const serve: Listener['serve'] = (ready, answersFirst) => {
    app = ready
    listener = answersFirst(passToApp)
  }
  return { address, serve, close }
}

function bind(server: Server, { HOST, PORT }: Config) {
  return new Promise<string>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new OperatorError(
          error.code === 'EADDRINUSE'
            ? `Port ${PORT} on ${HOST} is in use. Stop what runs there, or set PORT to another one.`
            : `Cannot listen on ${HOST}:${PORT} (${error.code}). Check HOST and PORT.`,
        ),
      )
    })
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo
      resolve(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`)
    })
  })
}
