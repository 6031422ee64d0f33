import { onlineManager } from '@tanstack/react-query'
import { queryClient } from '../../api/client/query-client.ts'
import { hasUnsentOnDevice } from '../../api/device-records/forget-on-device.ts'
import { signedInUser } from '../../api/session/known-session.ts'
import { isScreenChanged } from './changed-screen.ts'

/** Whether a reload would lose nothing: no form, dialog, trip, cooking or planning in progress, and nothing unsent. */
export async function isSafeToReload(): Promise<boolean> {
  const { pathname, search } = location
  if (!onlineManager.isOnline() || isScreenChanged() || holdsState(pathname)) return false
  if (new URLSearchParams(search).has('fill')) return false
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return false
  if (document.activeElement?.matches('input, textarea, select')) return false
  if (queryClient.isMutating() > 0) return false
  const user = signedInUser()
  return !user || !(await hasUnsentOnDevice(user.id))
}

/** These screens hold a trip's position, cooking timers, and a form prefilled for the shopper. */
function holdsState(pathname: string): boolean {
  return (
    pathname.startsWith('/shopping/') ||
    pathname.startsWith('/recipes/') ||
    pathname.endsWith('/cook')
  )
}
