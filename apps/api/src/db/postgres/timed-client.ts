import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { queryEnded } from '../../telemetry/channels.ts'

/** A connection that tells how long each statement took, if anybody listens. */
export class TimedClient extends pg.Client {
  // The declared overloads cannot be overridden individually.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...given: any[]): any {
    const query = super.query as (...given: unknown[]) => unknown
    if (!queryEnded.isHeard()) return query.apply(this, given)
    const [first] = given
    const text = typeof first === 'string' ? first : first?.text
    if (typeof text !== 'string') return query.apply(this, given)
    const startedAt = performance.now()
    const publish = () => queryEnded.publish({ text, ms: performance.now() - startedAt })
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      // The callback comes from the socket; a trace needs the request that asked.
      const asker = new AsyncResource('query')
      const done = (...result: unknown[]) => {
        asker.runInAsyncScope(publish)
        callback(...result)
      }
      return query.apply(this, [...given.slice(0, -1), done])
    }
    const answer = query.apply(this, given) as Promise<unknown>
    // A failed statement took its time, too; whoever asked handles the failure.
    answer.then(publish, publish)
    return answer
  }
}
