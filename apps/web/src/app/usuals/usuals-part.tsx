import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { usualsQuery } from '../../api/usuals.ts'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'

const Usuals = lazyPart(() => import('./usuals.tsx'))

/** What a shopper buys again; its place is as high as the row will be. */
export function UsualsPart() {
  const { data: usuals = [] } = useQuery(usualsQuery(useSession().user))
  return (
    usuals.length > 0 && (
      <div className="min-h-87">
        <PartBoundary>
          <Usuals usuals={usuals} />
        </PartBoundary>
      </div>
    )
  )
}
