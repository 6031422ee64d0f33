import { QueryObserver } from '@tanstack/react-query'
import '../api/keep-session.ts'
import { forgetLastUser, rememberUser } from '../api/last-user.ts'
import { queryClient } from '../api/query-client.ts'
import { type KnownSession, sessionQuery } from '../api/session.ts'
import { sendUnsent } from '../features/lists/send-unsent.ts'
import { sendTrips } from '../features/trips/send-trips.ts'

// What goes on whatever screen is open; main.tsx fetches it once the first one stands.

const observer = new QueryObserver(queryClient, { ...sessionQuery, enabled: false })
observer.subscribe(({ data }) => follow(data))
follow(observer.getCurrentResult().data)

if (import.meta.env.PROD) {
  navigator.serviceWorker?.register('/sw.js').catch(() => {
    // Without it the shop works as long as there is a network.
  })
}

async function follow(session: KnownSession | undefined) {
  if (!session) return
  if (!session.user) return forgetLastUser()
  rememberUser(session.user)
  // A trip carries what was done on it: it goes first.
  await sendTrips()
  await sendUnsent()
}
