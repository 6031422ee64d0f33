import type { LiveEvent } from '@aisleway/core/live/live-event'
import { livePath } from '@aisleway/core/live/live-event'
import type { openBrowser, openTestApp } from '../test-app.ts'

type App = Awaited<ReturnType<typeof openTestApp>>['app']
type Browser = Pick<ReturnType<typeof openBrowser>, 'cookies'>

export type Listener = Awaited<ReturnType<typeof listenLive>>

/** Opens a browser's stream and records its events, from the hello on. */
export async function listenLive(app: App, { cookies }: Browser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.request(livePath, { headers: { cookie } })
  if (response.status !== 200 || !response.body) throw new Error(`refused: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const heard: LiveEvent[] = []
  const listener = {
    headers: response.headers,
    heard,
    heartbeats: 0,
    isOpen: true,
    close: () => reader.cancel(),
  }
  listen()
  return listener

  async function listen() {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) break
      const frames = `${rest}${value}`.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        if (frame.startsWith('data: ')) heard.push(JSON.parse(frame.slice('data: '.length)))
        else listener.heartbeats++
      }
    }
    listener.isOpen = false
  }
}
