import { formatCents } from '@aisleway/core/money'
import { planSlots } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { MagicWandIcon } from '@phosphor-icons/react/MagicWand'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { messages } from '../messages.ts'
import type { Fill, Progress } from './use-fill.ts'

const Impossible = preloadedPart(() => import('./impossible.tsx'))

type Props = { plan: Plan; fill: Fill; onGiveUp: (changed: Plan['settings']) => void }

/** Fills the plan, shows the progress, and offers what is possible if the constraints cannot be met. */
export function FillPanel({ plan, fill, onGiveUp }: Props) {
  const { progress, impossible } = fill
  const all = planSlots(plan.settings).map(slot => plan.slots.get(slot))
  const isFinished = all.every(slot => slot !== undefined)
  const isAgain = all.some(slot => slot?.kind === 'meal' && !slot.isLocked)
  return (
    <section aria-label={messages.fill} className="rounded-panel bg-surface p-5 print:hidden">
      {progress ? (
        <Searching progress={progress} fill={fill} />
      ) : (
        <>
          {impossible && (
            <PartBoundary lost={lost => <LostPart {...lost} />}>
              <Impossible impossible={impossible} plan={plan} onGiveUp={onGiveUp} />
            </PartBoundary>
          )}
          {isFinished && !isAgain ? (
            <p className="text-ink2">{messages.allKept}</p>
          ) : (
            <>
              <Button
                // With a complete plan, the next step is shopping.
                variant={isFinished ? 'tint' : 'leaf'}
                size={isFinished ? 'regular' : 'final'}
                icon={<MagicWandIcon />}
                onClick={() => fill.start()}
                className="w-full"
              >
                {isAgain ? messages.fillAgain : messages.fill}
              </Button>
              <p className="mt-2.5 text-ink2 text-meta">{messages.fillText}</p>
            </>
          )}
        </>
      )}
    </section>
  )
}

function Searching({ progress, fill }: { progress: Progress; fill: Fill }) {
  const best = progress.kind === 'progress' ? progress : undefined
  return (
    <div aria-busy>
      <p role="status" className="flex items-center gap-2.5 font-bold">
        <Spinner />
        {progress.kind === 'queued' ? messages.queued(progress.before) : messages.filling}
      </p>
      {/* Keeps the days below in place when the first plan is found. */}
      <div className="min-h-16">
        {best && (
          <p className="flex items-baseline gap-2.5 pt-3">
            <Price cents={best.cents} size="row" />
            <span className="text-ink2">{messages.bestSoFar}</span>
          </p>
        )}
        {best && best.boundCents !== null && (
          <p className="mt-1 text-ink2 text-meta">
            {messages.atLeast(formatCents(best.boundCents))}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {best && (
          <Button variant="tint" onClick={() => fill.stop(best.meals)}>
            {messages.useBest}
          </Button>
        )}
        <Button variant="sunken" onClick={() => fill.stop()}>
          {messages.stop}
        </Button>
      </div>
    </div>
  )
}
