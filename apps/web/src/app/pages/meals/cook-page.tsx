import type { SlotKey } from '@aisleway/core/plan/plan'
import { useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { SignedInOnly } from '../../../features/account/signed-in-only.tsx'
import { CookScreen } from '../../../features/meals/cook/cook-screen.tsx'

/** Requires a session and has no navigation around it. Joins a meal with the plan named in the URL. */
export default function CookPage() {
  const { user } = useSession()
  const { slug = '' } = useParams({ strict: false })
  const { plan, slot, portions }: Address = useSearch({ strict: false })
  /** How to take the mark back, which may be asked for before it is made. */
  const marking = useRef<Promise<() => Promise<void>>>(undefined)
  const planned =
    user && plan && slot && Number(portions) > 0
      ? {
          portions: Number(portions),
          onCooked: async (isCooked: boolean, id: string) => {
            if (!isCooked) return (await marking.current)?.()
            marking.current = loadPlan().then(({ markCooked }) =>
              markCooked(user.id, plan, { slot: slot as SlotKey, slug, id }),
            )
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
