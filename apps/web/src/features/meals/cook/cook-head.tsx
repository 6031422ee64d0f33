import type { Meal } from '@aisleway/core/meals/meal'
import { ListNumbersIcon } from '@phosphor-icons/react/ListNumbers'
import { SunIcon } from '@phosphor-icons/react/Sun'
import { XIcon } from '@phosphor-icons/react/X'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SkipLink } from '../../../ui/page/skip-link.tsx'
import { stickyTop } from '../../../ui/page/sticky-bar.ts'
import { useWakeLock } from '../../../ui/page/use-wake-lock.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { CookOverview } from './cook-overview.tsx'
import { messages } from './messages.ts'

type Props = {
  meal: Meal
  servings: number
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** Shows the meal and the progress, with buttons for the overview and to close. */
export function CookHead({ meal, servings, index, onTurn, onClose }: Props) {
  const isAwake = useWakeLock()
  const [isOverviewOpen, setOverviewOpen] = useState(false)
  return (
    <header ref={stickyTop} className="sticky top-0 z-10 border-line border-b bg-surface">
      <SkipLink />
      <div className="gutter flex min-h-16 flex-wrap items-center gap-x-3 py-2">
        <IconButton label={messages.close} icon={<XIcon />} onClick={onClose} className="-ml-2" />
        <div className="min-w-0 grow basis-24">
          <h1
            lang={mealLanguage(meal)}
            className="display line-clamp-2 text-[1.0625rem] leading-[1.1] sm:text-[1.1875rem]"
          >
            {meal.name}
          </h1>
          {isAwake && (
            <p className="flex items-center gap-1.5 text-ink2 text-tag">
              <SunIcon />
              {messages.staysAwake}
            </p>
          )}
        </div>
        <Button
          variant="sunken"
          size="compact"
          icon={<ListNumbersIcon />}
          onClick={() => setOverviewOpen(true)}
        >
          {messages.overview}
        </Button>
      </div>
      <div aria-hidden className="flex gap-1 px-4 pb-2">
        {meal.steps.map((_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a recipe may be alike
            key={at}
            className={`h-1.5 grow rounded-full ${at <= index ? 'bg-leaf' : 'bg-sunken'}`}
          />
        ))}
      </div>
      <CookOverview
        meal={meal}
        servings={servings}
        index={index}
        open={isOverviewOpen}
        onOpenChange={setOverviewOpen}
        onTurn={onTurn}
      />
    </header>
  )
}
