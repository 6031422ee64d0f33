import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { livePath } from '../../packages/core/src/live/live-event.ts'

/**
 * Opens a stream for each cookie and reports for each event when the last stream received it. It is a separate
 * process, so that reading a thousand sockets is not measured with the server. Times are from the system clock, which
 * all processes on the machine share.
 */
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
const { address, cookies }: { address: string; cookies: string[] } = JSON.parse(
  (await lines.next()).value,
)

const heardBy = new Map<string, number>()
let greeted = 0
for (let from = 0; from < cookies.length; from += 50) {
  await Promise.all(cookies.slice(from, from + 50).map(open))
}

async function open(cookie: string): Promise<void> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET ${livePath} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
  let rest = ''
  const greeting = new Promise<void>(resolve => {
    socket.on('data', bytes => {
      const text = rest + bytes
      const end = text.lastIndexOf('}')
      rest = text.slice(end + 1)
      for (const [event] of text.slice(0, end + 1).matchAll(/\{"kind".*?\}/g)) {
        if (event.includes('"hello"')) resolve()
        else hear(event)
      }
    })
  })
  await greeting
  if (++greeted === cookies.length) console.log('open')
}

function hear(event: string): void {
  const count = (heardBy.get(event) ?? 0) + 1
  heardBy.set(event, count)
  if (count === cookies.length) console.log(String(process.hrtime.bigint()))
}
