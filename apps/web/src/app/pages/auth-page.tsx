import type { User } from '@aisleway/core/account/session'
import { useSearch } from '@tanstack/react-router'
import { queryClient } from '../../api/client/query-client.ts'
import { preferencesQuery } from '../../api/preferences.ts'
import {
  keepOnlyPending,
  pendingAction,
  takePendingAction,
} from '../../api/session/pending-action.ts'
import { AuthScreen, type AuthSearch } from '../../features/account/sign-in/auth-screen.tsx'
import { useOpenCart } from '../../features/cart/panel/cart-panel-host.tsx'
import { joinWaitlistAsPressed } from '../../features/waitlist/join-waitlist.ts'

/**
 * The account feature does not know the home page, so the preferences that order it are fetched before it
 * opens; otherwise it would shift later. Nor does it know what was pressed before signing in, which
 * continues from here.
 */
export default function AuthPage() {
  const { pending }: AuthSearch = useSearch({ strict: false })
  const openCart = useOpenCart()
  const beforeGoingOn = async (user: User, isNewcomer: boolean) => {
    keepOnlyPending(pending)
    if (takePendingAction('join-waitlist')) joinWaitlistAsPressed()
    await Promise.all([fetchPreferences(user), adoptAppearance(user)])
    // For a newcomer, this waits until the questions are answered.
    if (!isNewcomer && pendingAction() === 'save-list') openCart()
  }
  return <AuthScreen beforeGoingOn={beforeGoingOn} />
}

function fetchPreferences(user: User): Promise<unknown> {
  const impatience = new Promise(resolve => setTimeout(resolve, patienceMs))
  return Promise.race([queryClient.prefetchQuery(preferencesQuery(user)), impatience])
}

/** Signing in does not depend on it. */
async function adoptAppearance(user: User): Promise<void> {
  const adopt = await import('../../features/account/appearance/adopt-appearance.ts').catch(
    () => null,
  )
  await adopt?.adoptAppearance(user.id)
}

const patienceMs = 1000
