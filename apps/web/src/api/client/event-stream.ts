import { refusalFrom } from './refusal-of.ts'

export function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/** The values of a stream of server-sent events in oRPC's format. Leaving the loop closes the stream. */
export async function* eventsIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (unread + value).split('\n\n')
      unread = events.pop() ?? ''
      for (const event of events) {
        const data = fieldIn(event, 'data')
        // An event without data is a keep-alive, or marks the end of the stream.
        if (data === undefined) continue
        const content = JSON.parse(data)
        if (fieldIn(event, 'event') === 'error') throw refusalFrom(content, content.status)
        yield content
      }
    }
  } finally {
    await reader.cancel()
  }
}

function fieldIn(event: string, name: string): string | undefined {
  const start = `${name}: `
  return event
    .split('\n')
    .find(line => line.startsWith(start))
    ?.slice(start.length)
}
