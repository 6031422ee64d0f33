import { type ClientRequest, request } from 'node:http'
import { type LiveEvent, livePath } from '../../../packages/core/src/live/live-event.ts'

export type HeardEvent = { event: LiveEvent; atMs: number }

/** Listens to a shopper's events as a browser does, reopening the stream when it ends. */
export function hearEvents(address: string, cookie: string) {
  const heard: HeardEvent[] = []
  let isClosed = false
  let asked = open()

  return {
    heard,
    close: () => {
      isClosed = true
      asked.destroy()
    },
  }

  function open(): ClientRequest {
    const opening = request(new URL(livePath, address), { headers: { cookie } }, response => {
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) hear(line)
      })
      response.on('close', openAgain)
    })
    opening.on('error', openAgain)
    return opening.end()
  }

  function openAgain(): void {
    if (!isClosed) setTimeout(() => (asked = isClosed ? asked : open()), 100)
  }

  function hear(line: string): void {
    if (line.startsWith('data: {')) {
      heard.push({ event: JSON.parse(line.slice('data: '.length)), atMs: performance.now() })
    }
  }
}
