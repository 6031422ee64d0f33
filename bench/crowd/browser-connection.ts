import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

export type Answer = {
  status: number
  /** From sending the request to the last byte of the response. */
  ms: number
  retryAfterSeconds: number
  body: Buffer
}

export type BrowserConnection = ReturnType<typeof browserConnection>

/**
 * The connection of one signed-in browser, kept open between requests. It uses Node's own HTTP client, because
 * `fetch` would cost the load generator more than the response costs the server.
 */
export function browserConnection(address: string, firstCookie: string) {
  const { hostname, port, origin } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = firstCookie

  return { send, openStream, close: () => agent.destroy() }

  /** The status is 0 if the connection ended without a response. */
  function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const started = performance.now()
    return new Promise(resolve => {
      const headers = {
        cookie,
        origin,
        'accept-encoding': 'gzip',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      }
      const finish = (status: number, response?: IncomingMessage, bytes = Buffer.alloc(0)) => {
        keepCookie(response)
        resolve({
          status,
          ms: performance.now() - started,
          retryAfterSeconds: Number(response?.headers['retry-after'] ?? 0),
          body: response?.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes,
        })
      }
      const asked = request({ hostname, port, path, method, agent, headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => finish(response.statusCode ?? 0, response, Buffer.concat(chunks)))
        response.on('error', () => finish(0))
      })
      asked.on('error', () => finish(0))
      asked.end(text)
    })
  }

  /** A stream that stays open alongside the requests; `isOpen` is true until the server ends it. */
  function openStream(path: string) {
    let isOpen = true
    let asked = ask()
    return { isOpen: () => isOpen, close: () => asked.destroy() }

    function ask(): ClientRequest {
      const opening = request({ hostname, port, path, headers: { cookie } }, response => {
        response.resume()
        // A busy server refuses new streams, and a browser retries.
        if (response.statusCode === 503) setTimeout(askAgain, 1000)
        else response.on('close', end)
      })
      opening.on('error', end)
      return opening.end()
    }

    function askAgain() {
      asked = ask()
    }

    function end() {
      isOpen = false
    }
  }

  function keepCookie(response?: IncomingMessage) {
    const [name] = cookie.split('=')
    const line = response?.headers['set-cookie']?.find(set => set.startsWith(`${name}=`))
    if (line) cookie = line.split(';')[0] ?? cookie
  }
}
