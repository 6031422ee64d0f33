import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../api/client/query-client.ts'
import { openRecords } from '../../api/device-records/device-records.ts'
import { forgetFormerUser, hasUnsentOnDevice } from '../../api/device-records/forget-on-device.ts'
import { kindsReady } from '../../api/outbox/kinds.ts'
import { sendOutbox } from '../../api/outbox/sending/send-outbox.ts'
import { refreshSession } from '../../api/session/known-session.ts'
import { forgetLastUser, lastUser, rememberUser } from '../../api/session/last-user.ts'
import { type KnownSession, sessionQuery } from '../../api/session/session.ts'
import { forgetOldLists } from '../../features/lists/forget-old-lists.ts'
import { keepOwnMeals } from '../../features/meals/own/own-meals.ts'
import { keepCopy } from '../../local-catalogue/keep-copy.ts'
import { toast, toastQueue } from '../../ui/feedback/toast.ts'
import { messages } from './background-messages.ts'
import { followLive } from './follow-live.ts'
import { keepMealPictures } from './keep-meal-pictures.ts'

let followed: KnownSession | undefined

/** Keeps what is on this device in step with who is signed in. */
export function followSession(): void {
  const observer = new QueryObserver(queryClient, { ...sessionQuery, enabled: false })
  observer.subscribe(({ data }) => follow(data))
  follow(observer.getCurrentResult().data)
  window.addEventListener('pageshow', ({ persisted }) => {
    // While the page was in the back/forward cache, it heard nothing of other tabs and later pages.
    if (persisted) refreshSession().catch(() => {})
  })
}

async function follow(session: KnownSession | undefined) {
  // The observer also fires when a fetch begins, which in another tab is right after the user
  // signed out there.
  if (!session || session === followed) return
  // What could be undone was done by somebody who is no longer signed in.
  if (followed?.user && followed.user.id !== session.user?.id) toastQueue.takeAll()
  /** Another tab, in which this user may have signed out, cannot remove what is stored in this one. */
  const before = followed?.user
  followed = session
  await openRecords()
  if (session !== followed) return
  followLive(session.user)
  keepCopy(session.user, keepMeals)
  const last = lastUser()
  for (const former of [last, before]) {
    if (former && former.id !== session.user?.id) await forgetFormerUser(former.id)
  }
  if (session !== followed) return
  if (!session.user) {
    forgetLastUser()
    if (last && (await hasUnsentOnDevice(last.id))) toast.error(messages.unsentKept)
    return
  }
  rememberUser(session.user)
  // If it fails, the next start tries again.
  forgetOldLists(session.user.id).catch(() => {})
  // The network may be gone when the shopper acts. If it is gone now, the next action loads them.
  kindsReady().catch(() => {})
  await sendOutbox()
}

/** Adds what the local copy of the cookbook lacks. */
async function keepMeals(user: { id: string }): Promise<void> {
  await Promise.all([keepMealPictures(user), keepOwnMeals(user)])
}
