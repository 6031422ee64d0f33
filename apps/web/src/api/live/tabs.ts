import type { RecordChange } from '../device-records/record.ts'
import type { KeeperMessage } from '../session/session-keeper.ts'
import type { LiveMessage } from './live-feed.ts'

/**
 * Messages between the tabs of one browser: that something has changed, or what one of them
 * receives for all.
 */
type TabMessages = {
  session: undefined
  cart: undefined
  favorites: undefined
  appearance: undefined
  keeper: KeeperMessage
  records: readonly RecordChange[]
  live: LiveMessage
}

const channel = new BroadcastChannel('aisleway')

export function postToOtherTabs<Name extends keyof TabMessages>(
  ...message: TabMessages[Name] extends undefined ? [Name] : [Name, TabMessages[Name]]
): void {
  channel.postMessage(message)
}

/** Calls back when another tab sends this message; returns an unsubscribe function. */
export function onTabMessage<Name extends keyof TabMessages>(
  name: Name,
  listener: (message: TabMessages[Name]) => void,
): () => void {
  const onMessage = ({ data: [sent, message] }: MessageEvent) => {
    if (sent === name) listener(message)
  }
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
