import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import {
  failedLoadingMs,
  loadingTextIndex,
  loadingTexts,
  minimumLoadingMs,
  progressPercent,
  progressTickMs,
  textStepMs,
} from '@aisleway/core/meals/generation/loading-timeline'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { messages } from '../messages.ts'
import { SteamingPot } from './steaming-pot.tsx'

type Props = {
  criteria: MealCriteria
  status: 'idle' | 'pending' | 'success' | 'error'
  /** Called when it is time to show the result. */
  onEnd: () => void
}

/** AI Chef at Work (spec 1 §4), which lasts at least as long as the spec says, unless the shopper skips it. */
export function ChefAtWork({ criteria, status, onEnd }: Props) {
  const [startedAt] = useState(() => performance.now())
  const elapsedMs = useElapsed(startedAt, status !== 'error')
  const isOver = elapsedMs >= minimumLoadingMs
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (status === 'pending') return
    const waitMs =
      status === 'error'
        ? failedLoadingMs
        : minimumLoadingMs - (performance.now() - startedAt) + fullBarMs
    const timer = setTimeout(() => end(), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [status, startedAt])

  const text = messages.loadingText(loadingTexts(criteria)[loadingTextIndex(elapsedMs)]!)
  return (
    <section aria-labelledby="chef-at-work" aria-busy className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-4 rounded-panel bg-surface px-6 py-10 text-center sm:py-14">
        <SteamingPot />
        <h1 id="chef-at-work" className="display text-title">
          {messages.chefTitle}
        </h1>
        <p className="min-h-6 font-semibold text-ink2 text-row">{text}</p>
        <ProgressBar
          label={messages.chefProgress}
          percent={progressPercent(elapsedMs, status === 'success' && isOver)}
          paused={status === 'error'}
          className="w-full max-w-md"
        />
        {/* Reserves the button's space before it is shown. */}
        <div className="min-h-11">
          {status === 'success' && (
            <Button variant="ghost" size="compact" onClick={onEnd} className="animate-fade-in">
              {messages.showNow}
            </Button>
          )}
        </div>
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-4 opacity-60 max-sm:hidden xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map(place => (
          <Skeleton key={place} className="h-56 rounded-card! max-xl:nth-[n+3]:hidden" />
        ))}
      </div>
    </section>
  )
}

/** The full bar stays visible for this long. */
const fullBarMs = 200

/** The milliseconds since the start, updated on every tick, or only with each new text under reduced motion. */
function useElapsed(startedAt: number, isRunning: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const { matches: isStill } = window.matchMedia('(prefers-reduced-motion: reduce)')
    const tick = () => setElapsedMs(performance.now() - startedAt)
    const timer = setInterval(tick, isStill ? textStepMs : progressTickMs)
    return () => clearInterval(timer)
  }, [startedAt, isRunning])
  return elapsedMs
}
