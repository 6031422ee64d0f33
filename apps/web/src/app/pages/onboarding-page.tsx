import { pendingAction } from '../../api/session/pending-action.ts'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { useOpenCart } from '../../features/cart/panel/cart-panel-host.tsx'
import { OnboardingScreen } from '../../features/onboarding/onboarding-screen.tsx'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { useLocalData } from './use-local-data.ts'

// Preloads what the home page shows newcomers while they answer the questions.
preloadWhenIdle(() => import('../../features/tour/first-time-tour.tsx'))
preloadWhenIdle(() => import('../home/next-shop-fact.tsx'))

/** The questionnaire requires a session and has no navigation around it. */
export default function OnboardingPage() {
  const openCart = useOpenCart()
  useLocalData()
  const hasPlans = () => pendingAction() === 'save-list'
  return (
    <SignedInOnly>
      <OnboardingScreen hasPlans={hasPlans} onLeave={() => hasPlans() && openCart()} />
    </SignedInOnly>
  )
}
