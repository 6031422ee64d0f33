import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import type { Drawing } from './chart.tsx'

const Chart = lazyPart(() => import('./chart.tsx'))

/** The chart is redrawn whenever `drawing` is a new object, so memoize it. */
export function LazyChart({ drawing }: { drawing: Drawing }) {
  return (
    <PartBoundary lost={lost => <LostPart {...lost} />}>
      <Chart drawing={drawing} />
    </PartBoundary>
  )
}
