import { minimumWaitMs } from '@aisleway/core/generator/list-criteria'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { messages } from '../messages.ts'

type Props = {
  /** True once the list has arrived. */
  isReady: boolean
  /** Called when it is time to show the list. */
  onEnd: () => void
}

/** The wait for a list, which lasts at least as long as the spec says, unless the shopper skips it (answer 6). */
export function Generating({ isReady, onEnd }: Props) {
  const [startedAt] = useState(() => performance.now())
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isReady) return
    const waitMs = Math.max(0, minimumWaitMs - (performance.now() - startedAt))
    const timer = setTimeout(() => end(), waitMs)
    return () => clearTimeout(timer)
  }, [isReady, startedAt])

  return (
    <section aria-labelledby="generating" aria-busy className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-hidden className="text-3xl text-leaf">
          <Spinner />
        </p>
        <div className="grow">
          <h1 id="generating" className="display text-title-sm">
            {messages.waitTitle}
          </h1>
          <p className="mt-1 text-ink2">{messages.waitText}</p>
        </div>
        {/* Reserves the button's space before it is shown. */}
        <div className="min-h-11">
          {isReady && (
            <Button variant="ghost" size="compact" onClick={onEnd} className="animate-fade-in">
              {messages.showNow}
            </Button>
          )}
        </div>
      </div>
      <ListSkeleton />
    </section>
  )
}

/** Placeholders in the shape of the rows. */
export function ListSkeleton() {
  return (
    <div
      aria-hidden
      className="mt-4 flex animate-pulse flex-col gap-3 rounded-panel bg-surface p-4 sm:p-6"
    >
      <Skeleton className="h-13" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map(place => (
        <div key={place} className="flex items-center gap-4 py-2">
          <Skeleton className="size-16 shrink-0" />
          <Skeleton className="h-12 grow" />
          <Skeleton className="h-11 w-32 shrink-0 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}
