import type { Meal } from '@aisleway/core/meals/meal'
import { ingredientsInStep } from '@aisleway/core/meals/recipe/ingredients-in-step'
import { timersIn } from '@aisleway/core/meals/recipe/step-timers'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { TimerIcon } from '@phosphor-icons/react/Timer'
import { Button } from '../../../ui/controls/button.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { LeaveDialog } from '../../../ui/overlays/leave-dialog.tsx'
import { stickyBottom } from '../../../ui/page/sticky-bar.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import type { MarkedAsCooked } from '../../pantry/cooked-button.tsx'
import { IngredientText } from '../detail/ingredient-text.tsx'
import { CookHead } from './cook-head.tsx'
import { messages } from './messages.ts'
import { TimerBar } from './timer-bar.tsx'
import { useCookTimers } from './use-cook-timers.ts'
import { useStepKeys } from './use-step-keys.ts'
import { useStepSwipe } from './use-step-swipe.ts'

const CookedButton = preloadedPart(() => import('../../pantry/cooked-button.tsx'))

/** A meal that is cooked as part of a plan. */
export type PlannedMeal = {
  portions: number
  markCooked: () => Promise<MarkedAsCooked | undefined>
}

type Props = {
  meal: Meal
  servings: number
  planned: PlannedMeal | undefined
  /** The step shown, 0-based. */
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** Shows one step at a time, readable at arm's length. */
export function CookSteps({ meal, servings, planned, index, onTurn, onClose }: Props) {
  usePageTitle(messages.pageTitle(meal.name))
  const cookTimers = useCookTimers(meal.slug)
  const step = meal.steps[index] ?? ''
  const isLast = index === meal.steps.length - 1
  const turning = {
    onPrevious: () => index > 0 && onTurn(index - 1),
    onNext: () => !isLast && onTurn(index + 1),
  }
  useStepKeys(turning)
  const swipe = useStepSwipe(turning)
  const scale = servings / meal.servings
  const inThisStep = ingredientsInStep(step, meal.ingredients ?? [])

  return (
    <div className="flex min-h-dvh flex-col">
      <LeaveDialog isAsked={cookTimers.timers.length > 0} texts={messages} />
      <CookHead meal={meal} servings={servings} index={index} onTurn={onTurn} onClose={onClose} />
      <main
        id="content"
        {...swipe}
        className="gutter mx-auto flex w-full max-w-4xl grow flex-col justify-center gap-6 py-6"
      >
        {/* The region itself stays: most screen readers announce only what changes within one. */}
        <div aria-live="polite">
          <div key={index} className="animate-fade-in">
            <h2 className="mb-3 font-bold text-leaf text-row">
              {messages.stepOf(index + 1, meal.steps.length)}
            </h2>
            <p
              lang={mealLanguage(meal)}
              className="text-pretty font-semibold text-[clamp(1.75rem,1.15rem+2.9vw,3.25rem)] leading-[1.25]"
            >
              {step}
            </p>
          </div>
        </div>
        {inThisStep.length > 0 && (
          <ul aria-label={messages.inThisStep} className="flex flex-wrap gap-2">
            {inThisStep.map(ingredient => (
              <li
                key={ingredient.food}
                className="min-w-0 rounded-control bg-surface px-3.5 py-2.5 text-row [overflow-wrap:anywhere]"
              >
                <IngredientText meal={meal} ingredient={ingredient} scale={scale} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2.5">
          {timersIn(step).map(timer => (
            <Button
              key={timer.seconds}
              variant="tint"
              size="final"
              icon={<TimerIcon />}
              onClick={() => cookTimers.start(timer, index + 1)}
            >
              {messages.startTimer(timer.text)}
            </Button>
          ))}
        </div>
      </main>
      <footer
        ref={stickyBottom}
        className="sticky bottom-0 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <div className="gutter mx-auto flex max-w-4xl flex-col gap-3 py-3">
          <TimerBar cookTimers={cookTimers} />
          {isLast && (
            <PartBoundary>
              <CookedButton
                variant="tint"
                size="final"
                meal={meal}
                portions={planned?.portions ?? servings}
                isPlanned={planned !== undefined}
                onCooked={() => {
                  onClose()
                  return planned?.markCooked()
                }}
              />
            </PartBoundary>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="sunken"
              size="final"
              icon={<ArrowLeftIcon />}
              disabled={index === 0}
              onClick={turning.onPrevious}
              className="min-h-16! grow-2 basis-0"
            >
              {messages.previous}
            </Button>
            <Button
              size="final"
              onClick={isLast ? onClose : turning.onNext}
              className="min-h-16! grow-3 basis-0"
            >
              {isLast ? messages.done : messages.next}
              {isLast ? <CheckIcon /> : <ArrowRightIcon />}
            </Button>
          </div>
        </div>
      </footer>
    </div>
  )
}
