import { lazyPart } from '../../../ui/lazy-part.ts'
import { LostPart } from '../../../ui/lost-part.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
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
