/** What the tabs of one browser tell each other: that something changed, never what. */
type News = 'session' | 'cart'

const channel = new BroadcastChannel('aisleway')

export function tellOtherTabs(news: News): void {
  channel.postMessage(news)
}

/** Calls back when another tab tells this news; returns how to stop. */
export function onTabNews(news: News, listener: () => void): () => void {
  const onMessage = (event: MessageEvent) => {
    if (event.data === news) listener()
  }
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
