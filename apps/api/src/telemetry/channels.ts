import { channel } from 'node:diagnostics_channel'

/** A request that has been answered, or whose sender has left (status 499). */
export type RequestEnded = { method: string; route: string; status: number; seconds: number }
/** A statement with placeholders for its parameters. */
export type QueryEnded = { text: string; ms: number }
/** A write that a shopper's device sent and the server did not accept. */
export type WriteRefused = { route: string; code: string }

/**
 * What the server tells about its own work. Metrics, the log of slow queries and traces subscribe where they
 * are configured; without a subscriber nothing is measured. None of it says who asked.
 */
export const requestEnded = typed<RequestEnded>('request-ended')
export const queryEnded = typed<QueryEnded>('query-ended')
export const writeRefused = typed<WriteRefused>('write-refused')
/** The text of a search for which the store has nothing. */
export const searchMissed = typed<string>('search-missed')
export const importEnded = typed<'done' | 'failed'>('import-ended')

function typed<Message>(name: string) {
  const own = channel(`aisleway:${name}`)
  return {
    isHeard: () => own.hasSubscribers,
    publish: (message: Message) => own.publish(message),
    /** Returns what ends the subscription. A listener must not throw: that would end the process. */
    subscribe: (listener: (message: Message) => void) => {
      const onMessage = (message: unknown) => listener(message as Message)
      own.subscribe(onMessage)
      return () => {
        own.unsubscribe(onMessage)
      }
    },
  }
}
