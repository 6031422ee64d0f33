import type { SlotKey } from '@aisleway/core/plan/plan'
import { useParams, useSearch } from '@tanstack/react-router'
import { useSession } from '../../../api/session/session.ts'
import { SignedInOnly } from '../../../features/account/signed-in-only.tsx'
import { CookScreen } from '../../../features/meals/cook/cook-screen.tsx'

/** Requires a session and has no navigation around it. Joins a meal with the plan named in the URL. */
export default function CookPage() {
  const { user } = useSession()
  const { slug = '' } = useParams({ strict: false })
  const { plan, slot, portions }: Address = useSearch({ strict: false })
  const planned =
    user && plan && slot && Number(portions) > 0
      ? {
          portions: Number(portions),
          markCooked: async () => {
            const { markCooked } = await loadPlan()
            return markCooked(user.id, plan, { slot: slot as SlotKey, slug })
          },
        }
      : undefined
  return (
    <SignedInOnly>
      <CookScreen planned={planned} />
    </SignedInOnly>
  )
}

/** A shopper coming from a plan has already loaded its code. */
const loadPlan = () => import('../../../features/plan/cook-planned.ts')

type Address = { plan?: string; slot?: string; portions?: string }
