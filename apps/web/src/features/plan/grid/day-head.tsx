import { formatCents } from '@aisleway/core/money'
import { shownNutrients } from '@aisleway/core/plan/constraints/daily-bands'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import type { PlannedDay } from '@aisleway/core/plan/planned'
import { ArrowDownIcon } from '@phosphor-icons/react/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/ArrowUp'
import { dayText, shortWeekdayText, weekdayText } from '../../../ui/text/day-text.ts'
import { messages } from '../messages.ts'
import { nutrientText } from '../nutrient-text.ts'

type Props = {
  day: string
  facts: PlannedDay | undefined
  bands: PlanSettings['dailyBands']
  cents: number
}

/** The day, the nutrition of one serving of everything on it, and the cost. */
export function DayHead({ day, facts, bands, cents }: Props) {
  const amounts = shownNutrients(bands).flatMap(nutrient => {
    const amount = facts?.nutrition[nutrient] ?? null
    const side = facts?.outside.find(one => one.nutrient === nutrient)?.side
    return amount === null ? [] : [{ nutrient, side, text: nutrientText(nutrient, amount) }]
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
          {amounts.map(({ nutrient, side, text }) => (
            <span key={nutrient} className={side && 'font-semibold text-danger'}>
              {side && <Outside nutrient={nutrient} side={side} />}
              {text}
            </span>
          ))}
          {cents > 0 && <span>{formatCents(Math.round(cents))}</span>}
        </p>
      )}
    </div>
  )
}

/** Marks the amount beside it as too low or too high. */
function Outside({ nutrient, side }: PlannedDay['outside'][number]) {
  const Arrow = side === 'below' ? ArrowDownIcon : ArrowUpIcon
  return (
    <Arrow
      role="img"
      aria-label={messages[side](messages.nutrients[nutrient])}
      aria-hidden={false}
      className="mr-1 inline align-[-0.1em]"
    />
  )
}
