import { heartbeat, type LiveEvent, livePath } from '@aisleway/core/live/live-event'
import { queryClient } from '../client/query-client.ts'
import { whenOnline } from '../client/when-online.ts'
import { sessionQuery } from '../session/session.ts'
import { keepOpen, type StreamHandlers } from './keep-open.ts'
import { leadTabs } from './lead-tabs.ts'
import { createLiveFeed } from './live-feed.ts'
import { onTabMessage, postToOtherTabs } from './tabs.ts'

const feed = createLiveFeed({
  lead: begin => leadTabs('live', begin),
  open(onEvent) {
    const { retry, close } = keepOpen({
      connect,
      onEvent,
      onRefused: () => queryClient.invalidateQueries(sessionQuery),
    })
    const stopFollowing = whenOnline(retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      stopFollowing()
      document.removeEventListener('visibilitychange', retry)
      close()
    }
  },
  share: message => postToOtherTabs('live', message),
})

onTabMessage('live', feed.receive)

/** Sets whose events are received; a visitor has none. */
export const followLiveOf = feed.follow

type EventOf<Kind extends LiveEvent['kind']> = Extract<LiveEvent, { kind: Kind }>

/**
 * Calls back on every event of this kind; `isFirst` is true in one tab of the browser. Returns an
 * unsubscribe function.
 */
export function onLive<Kind extends LiveEvent['kind']>(
  kind: Kind,
  listener: (event: EventOf<Kind>, isFirst: boolean) => void,
): () => void {
  return feed.subscribe((event, isFirst) => {
    if (event.kind === kind) listener(event as EventOf<Kind>, isFirst)
  })
}

function connect({ onEvent, onHeartbeat, onLost }: StreamHandlers) {
  const source = new EventSource(livePath)
  source.onmessage = ({ data }) => onEvent(JSON.parse(data))
  source.addEventListener(heartbeat, onHeartbeat)
  // An EventSource reconnects by itself after some losses and not after others.
  source.onerror = onLost
  return () => source.close()
}
