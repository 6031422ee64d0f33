import type { RequestListener } from 'node:http'
import { livePath } from '@aisleway/core/live/live-event'
import { requestEnded } from './channels.ts'

/** nginx's status for a request whose client has disconnected. */
const givenUp = 499

/** Publishes each request when it ends. A live stream lasts for hours, so it is counted elsewhere. */
export function observedRequests(
  listener: RequestListener,
  routeName: (method: string, url: string) => string,
): RequestListener {
  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    const route = routeName(method, url)
    if (route !== livePath) {
      const startedAt = performance.now()
      outgoing.on('close', () => {
        const status = outgoing.writableFinished ? outgoing.statusCode : givenUp
        const seconds = (performance.now() - startedAt) / 1000
        requestEnded.publish({ method, route, status, seconds })
      })
    }
    listener(incoming, outgoing)
  }
}
