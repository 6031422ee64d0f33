import { lazy, Suspense } from 'react'
import type { Drawing } from './chart.tsx'

const Chart = lazy(() => import('./chart.tsx'))

/** `drawing` is drawn anew when it is another object: hold it in a memo. */
export function LazyChart({ drawing }: { drawing: Drawing }) {
  return (
    <Suspense>
      <Chart drawing={drawing} />
    </Suspense>
  )
}
