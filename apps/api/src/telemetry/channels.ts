import { channel } from 'node:diagnostics_channel'

/** A request that was answered, or whose client has disconnected (status 499). */
export type RequestEnded = { method: string; route: string; status: number; seconds: number }
/** A statement with placeholders instead of its parameters. */
export type QueryEnded = { text: string; ms: number }
/** A write from a shopper's device that the server rejected. */
export type WriteRefused = { route: string; code: string }

/**
 * Diagnostics channels for the server's own work. Metrics, the slow-query log and traces subscribe if configured;
 * without a subscriber nothing is measured. No message says who made the request.
 */
export const requestEnded = typed<RequestEnded>('request-ended')
export const queryEnded = typed<QueryEnded>('query-ended')
export const writeRefused = typed<WriteRefused>('write-refused')
/** The text of a search that found nothing in the store. */
export const searchMissed = typed<string>('search-missed')
export const importEnded = typed<'done' | 'failed'>('import-ended')

function typed<Message>(name: string) {
  const own = channel(`aisleway:${name}`)
  return {
    isHeard: () => own.hasSubscribers,
    publish: (message: Message) => own.publish(message),
    /** Returns a function that unsubscribes. A listener must not throw: that would end the process. */
    subscribe: (listener: (message: Message) => void) => {
      const onMessage = (message: unknown) => listener(message as Message)
      own.subscribe(onMessage)
      return () => {
        own.unsubscribe(onMessage)
      }
    },
  }
}
