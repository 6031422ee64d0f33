import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ports, shopUrl } from './addresses.ts'

/**
 * The shop behind a proxy that can be cut off: then nothing responds there, as if the server were stopped, while the
 * browser still believes that it is online. The proxy can also lose some requests, and pretend that the server has a
 * newer version of the app; the browser itself is not intercepted, so its service worker works as for a real shopper.
 */
export async function shopBehindProxy() {
  let lostPath: string | null = null
  let hasNewVersion = false
  const proxy = createServer((asked, answer) => {
    const { url = '/' } = asked
    if (lostPath && url.startsWith(lostPath)) return asked.destroy()
    if (hasNewVersion && newVersions.has(url)) return void answerWithNewVersion(url, answer)
    const { origin, ...headers } = asked.headers
    const passedOn = request(
      {
        host: '127.0.0.1',
        port: ports.shop,
        method: asked.method,
        path: url,
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
  return {
    address: `http://127.0.0.1:${port}`,
    cutOff,
    reconnect: () => listen(port),
    /** Requests to paths that start with this are lost before they reach the server, until it is null. */
    lose: (path: string | null) => {
      lostPath = path
    },
    publishNewVersion: () => {
      hasNewVersion = true
    },
  }
}

/** A file that only the newer version has. */
export const newerFile = '/assets/newer.js'

/** What tells the browser and the app that there is a newer version: the worker's list of files, and the page's script. */
const newVersions = new Map<string, (text: string) => string>([
  ['/sw.en.js', text => text.replace(/\/assets\/[\w-]+\.js/, newerFile)],
  ['/?version', text => text.replaceAll(/\/assets\/[\w.-]+\.js/g, newerFile)],
  [newerFile, () => ''],
])

async function answerWithNewVersion(url: string, answer: ServerResponse): Promise<void> {
  const older = await fetch(shopUrl + url)
  answer.writeHead(200, { 'Content-Type': older.headers.get('content-type') ?? '' })
  answer.end(newVersions.get(url)?.(await older.text()))
}
