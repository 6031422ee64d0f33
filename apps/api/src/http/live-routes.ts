import { Hono } from 'hono'
import type { FindSession } from '../auth/session/find-session.ts'
import type { Live } from '../realtime/live.ts'
import { requestContext } from './request-context.ts'

/** The stream of events that a browser keeps open while somebody is signed in. */
export function liveRoutes(live: Live, findSession: FindSession): Hono {
  return new Hono().get('/', async c => {
    const request = requestContext(c.req.raw, findSession)
    const session = await request.findSession()
    const user = await request.findUser()
    if (!session || !user) {
      return c.json({ code: 'UNAUTHORIZED', message: 'Please login to access this page' }, 401)
    }
    // Nobody would read or end the stream of a HEAD request.
    const isHead = c.req.method === 'HEAD'
    const body = isHead ? null : live.openStream({ sessionId: session.id, userId: user.id })
    return new Response(body, { headers })
  })
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // nginx would collect events until they fill a buffer.
  'X-Accel-Buffering': 'no',
}
