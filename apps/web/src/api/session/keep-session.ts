import { QueryObserver } from '@tanstack/react-query'
import { api } from '../client/client.ts'
import { queryClient } from '../client/query-client.ts'
import { isRefusal } from '../client/refusal.ts'
import { whenOnline } from '../client/when-online.ts'
import { onTabMessage, postToOtherTabs } from '../live/tabs.ts'
import { withLock } from '../with-lock.ts'
import { forgetUser, rememberOnly, signedInUser } from './known-session.ts'
import { type KnownSession, sessionQuery } from './session.ts'
import { createSessionKeeper } from './session-keeper.ts'

/** Keeps the spec's session and emits its events. It learns who is signed in from the session query, and updates it. */
export const sessionKeeper = createSessionKeeper({
  refresh: () => api.account.refresh(),
  hasEnded: error => isRefusal(error) && error.status === 401,
  withLock: task => withLock('session-refresh', task),
  share: message => postToOtherTabs('keeper', message),
})

sessionKeeper.subscribe((event, session) => {
  const known = signedInUser()
  if (event === 'SIGNED_OUT') {
    if (known) forgetUser()
  } else if (session && session.user.id === known?.id) {
    queryClient.setQueryData(sessionQuery.queryKey, { user: session.user, challenge: null })
  } else if (session) {
    queryClient.invalidateQueries(sessionQuery)
  }
})

const observer = new QueryObserver(queryClient, sessionQuery)
const follow = ({ data }: { data: KnownSession | undefined }) => {
  if (!data) return
  rememberOnly(data.user?.id)
  sessionKeeper.follow(data.user)
}
follow(observer.getCurrentResult())
observer.subscribe(follow)

onTabMessage('keeper', sessionKeeper.receive)

const watch = () =>
  document.visibilityState === 'visible' ? sessionKeeper.start() : sessionKeeper.stop()
document.addEventListener('visibilitychange', watch)
whenOnline(sessionKeeper.retry)
watch()
