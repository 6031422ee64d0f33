import { addDays } from '@aisleway/core/days'
import { isOver, movedFirstDay, nextFirstDay } from '@aisleway/core/plan/changes/move-days'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { CalendarPlusIcon } from '@phosphor-icons/react/CalendarPlus'
import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { dayText, exactDayText } from '../../ui/text/day-text.ts'
import { useCurrentDay } from '../../ui/text/use-current-day.ts'
import { messages } from './messages.ts'

type Props = {
  settings: PlanSettings
  /** Absent for viewers. */
  onFirstDay: ((firstDay: string) => void) | undefined
}

/** The days of the plan, with buttons for those before and after. */
export function PlanDays({ settings, onFirstDay }: Props) {
  const { firstDay, days } = settings
  const range = (
    <span role="status" className="font-semibold text-ink">
      {dayText(firstDay)} – {exactDayText(addDays(firstDay, days - 1))}
    </span>
  )
  if (!onFirstDay) return range
  return (
    <span className="-ml-3 inline-flex items-center print:ml-0">
      <IconButton
        label={messages.earlierDays}
        icon={<CaretLeftIcon className="text-lg" />}
        onClick={() => onFirstDay(movedFirstDay(settings, -1))}
      />
      {range}
      <IconButton
        label={messages.laterDays}
        icon={<CaretRightIcon className="text-lg" />}
        onClick={() => onFirstDay(movedFirstDay(settings, 1))}
      />
    </span>
  )
}

/** After the last day, offers to move on to the next days. */
export function NextDays({ settings, onFirstDay }: Props) {
  const today = useCurrentDay()
  if (!onFirstDay || !isOver(settings, today)) return null
  const next = nextFirstDay(settings, today)
  return (
    <section
      aria-label={messages.daysOver}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-panel bg-tint p-5 text-on-tint print:hidden"
    >
      <p className="font-bold">{messages.daysOver}</p>
      <Button icon={<CalendarPlusIcon />} onClick={() => onFirstDay(next)}>
        {messages.planFrom(dayText(next))}
      </Button>
    </section>
  )
}
