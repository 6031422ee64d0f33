import type { RecordChange } from '../device-records/record.ts'
import type { KeeperNews } from '../session/session-keeper.ts'
import type { LiveNews } from './live-feed.ts'

/**
 * What the tabs of one browser tell each other: that something has changed, or what one of them
 * hears for all.
 */
type News = {
  session: undefined
  cart: undefined
  favorites: undefined
  keeper: KeeperNews
  records: readonly RecordChange[]
  live: LiveNews
}

const channel = new BroadcastChannel('aisleway')

export function tellOtherTabs<Name extends keyof News>(
  ...news: News[Name] extends undefined ? [Name] : [Name, News[Name]]
): void {
  channel.postMessage(news)
}

/** Calls back when another tab tells this news; returns how to stop. */
export function onTabNews<Name extends keyof News>(
  name: Name,
  listener: (news: News[Name]) => void,
): () => void {
  const onMessage = ({ data: [told, news] }: MessageEvent) => {
    if (told === name) listener(news)
  }
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
