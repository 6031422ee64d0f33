import { formatCents } from '@aisleway/core/money'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import type { PlannedDay } from '@aisleway/core/plan/planned'
import { shownNutrients } from '@aisleway/core/plan/wishes/daily-bands'
import { WarningIcon } from '@phosphor-icons/react/Warning'
import { dayText, shortWeekdayText, weekdayText } from '../../../ui/text/day-text.ts'
import { messages } from '../messages.ts'
import { nutrientText } from '../nutrient-text.ts'

type Props = {
  day: string
  facts: PlannedDay | undefined
  bands: PlanSettings['dailyBands']
  cents: number
}

/** The day, what one serving of everything on it holds, and what it costs. */
export function DayHead({ day, facts, bands, cents }: Props) {
  const amounts = shownNutrients(bands).flatMap(nutrient => {
    const amount = facts?.nutrition[nutrient] ?? null
    return amount === null ? [] : [nutrientText(nutrient, amount)]
  })
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 px-1 pb-2 browse:flex-col browse:gap-y-0.5 browse:p-1">
      <h2 className="display text-[1.3125rem] leading-tight">
        <span className="browse:hidden">{weekdayText(day)}</span>
        <span className="max-browse:hidden" aria-hidden>
          {shortWeekdayText(day)}
        </span>
        <span className="sr-only max-browse:hidden">{weekdayText(day)}</span>
      </h2>
      <p className="font-semibold text-ink2 text-meta">{dayText(day)}</p>
      {(amounts.length > 0 || cents > 0) && (
        <p className="flex flex-wrap gap-x-3 font-meta text-ink2 text-meta max-browse:ml-auto browse:mt-1 browse:flex-col">
          {amounts.map(amount => (
            <span key={amount}>{amount}</span>
          ))}
          {cents > 0 && <span>{formatCents(Math.round(cents))}</span>}
        </p>
      )}
      {facts?.outside.map(({ nutrient, side }) => (
        <p
          key={nutrient}
          className="flex items-center gap-1 font-semibold text-danger text-tag leading-tight max-browse:w-full"
        >
          <WarningIcon aria-hidden weight="bold" className="shrink-0" />
          {messages[side](messages.nutrients[nutrient])}
        </p>
      ))}
    </div>
  )
}
