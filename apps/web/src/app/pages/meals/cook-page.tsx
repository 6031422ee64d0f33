import { SignedInOnly } from '../../../features/account/signed-in-only.tsx'
import { CookScreen } from '../../../features/meals/cook/cook-screen.tsx'

/** Cooking needs a session, and has no navigation around it. */
export function CookPage() {
  return (
    <SignedInOnly>
      <CookScreen />
    </SignedInOnly>
  )
}
