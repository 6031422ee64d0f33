import type { UsualProduct } from '@aisleway/core/usuals/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSession } from '../../api/session/session.ts'
import { usualsQuery } from '../../api/usuals.ts'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'

/** The row may be lazy-loaded. */
type Props = { row: ComponentType<{ usuals: readonly UsualProduct[] }> }

/** What a shopper buys regularly; reserves the height of the row. */
export function UsualsPart({ row: Row }: Props) {
  const { data: usuals = [] } = useQuery(usualsQuery(useSession().user))
  return (
    usuals.length > 0 && (
      <div className="min-h-87">
        <PartBoundary>
          <Row usuals={usuals} />
        </PartBoundary>
      </div>
    )
  )
}
