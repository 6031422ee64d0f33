import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import type { Drawing } from './chart.tsx'

const Chart = lazyPart(() => import('./chart.tsx'))

/** `drawing` is drawn anew when it is another object: hold it in a memo. */
export function LazyChart({ drawing }: { drawing: Drawing }) {
  return (
    <PartBoundary lost={lost => <LostPart {...lost} />}>
      <Chart drawing={drawing} />
    </PartBoundary>
  )
}
