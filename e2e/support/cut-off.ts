import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ports, shopUrl } from './addresses.ts'

/**
 * The shop behind a proxy that can be cut off: then nothing responds there, as if the server were stopped, while the
 * browser still believes that it is online.
 */
export async function shopBehindProxy() {
  const proxy = createServer((asked, answer) => {
    const { origin, ...headers } = asked.headers
    const passedOn = request(
      {
        host: '127.0.0.1',
        port: ports.shop,
        method: asked.method,
        path: asked.url,
        // The shop accepts writes only from its own pages.
        headers: { ...headers, host: new URL(shopUrl).host, ...(origin && { origin: shopUrl }) },
      },
      answered => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      },
    )
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  const listen = (port: number) =>
    new Promise<void>(resolve => {
      proxy.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = proxy.address() as AddressInfo
  const cutOff = () =>
    new Promise<void>(resolve => {
      proxy.close(() => resolve())
      proxy.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${port}`, cutOff, reconnect: () => listen(port) }
}
