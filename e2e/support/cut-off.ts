import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ports, shopUrl } from './addresses.ts'

/**
 * The shop under an address of its own, which can be cut off from it: then nothing answers there, as if the
 * server were stopped, while the browser believes that it has a network.
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
        // The shop takes writes from its own pages only.
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
