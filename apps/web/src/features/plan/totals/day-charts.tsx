import { formatCents } from '@aisleway/core/money'
import { dayCosts } from '@aisleway/core/plan/day-costs'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { BandNutrient } from '@aisleway/core/plan/planned'
import { bandNutrients } from '@aisleway/core/plan/search/band-penalty'
import { countText } from '@aisleway/core/text/count-text'
import { useMemo, useState } from 'react'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { dayText, shortWeekdayText } from '../../../ui/text/day-text.ts'
import type { Drawing } from '../../trips/history/chart.tsx'
import { ChartFigure } from '../../trips/history/chart-figure.tsx'
import { ChartTable } from '../../trips/history/chart-table.tsx'
import { dollarText } from '../../trips/history/chart-text.ts'
import { LazyChart } from '../../trips/history/lazy-chart.tsx'
import { messages } from '../messages.ts'
import type { PricedAnswer } from '../plan-queries.ts'

type Props = { plan: Plan; priced: PricedAnswer }

/** What each day costs, and the nutrition of one serving of everything on it. */
export default function DayCharts({ plan, priced }: Props) {
  return (
    <div className="grid gap-5 browse:grid-cols-2">
      <CostChart plan={plan} priced={priced} />
      <NutrientChart priced={priced} />
    </div>
  )
}

function CostChart({ plan, priced }: Props) {
  const days = useMemo(() => dayCosts(plan.settings, priced.foods), [plan.settings, priced.foods])
  const drawing = useMemo(
    () =>
      barsOf(
        days.map(({ day, cents }) => ({ day, amount: cents / 100 })),
        dollarText,
      ),
    [days],
  )
  return (
    <ChartFigure
      title={messages.costOfDays}
      text={messages.costOfDaysText}
      chart={<LazyChart drawing={drawing} />}
      table={
        <ChartTable
          caption={messages.costOfDays}
          columns={[messages.day, messages.cost]}
          rows={days.map(({ day, cents }) => [dayText(day), formatCents(Math.round(cents))])}
        />
      }
    />
  )
}

function NutrientChart({ priced: { days } }: Pick<Props, 'priced'>) {
  const [nutrient, setNutrient] = useState<BandNutrient>('calories')
  const drawing = useMemo(
    () =>
      barsOf(
        days.map(({ day, nutrition }) => ({ day, amount: nutrition[nutrient] ?? 0 })),
        amount => countText(Number(amount)),
      ),
    [days, nutrient],
  )
  return (
    <ChartFigure
      title={messages.nutritionOfDays}
      text={messages.nutritionOfDaysText}
      above={
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">{messages.nutritionOfDays}</legend>
          {bandNutrients.map(one => (
            <ChoiceChip
              key={one}
              type="radio"
              name="plan-nutrient"
              checked={one === nutrient}
              onChange={() => setNutrient(one)}
            >
              {messages.nutrients[one]}
            </ChoiceChip>
          ))}
        </fieldset>
      }
      chart={<LazyChart drawing={drawing} />}
      table={
        <ChartTable
          caption={messages.nutritionOfDays}
          columns={[messages.day, ...bandNutrients.map(one => messages.nutrientUnits[one])]}
          rows={days.map(({ day, nutrition }) => [
            dayText(day),
            ...bandNutrients.map(one => {
              const amount = nutrition[one]
              return amount === null ? '–' : countText(Math.round(amount))
            }),
          ])}
        />
      }
    />
  )
}

function barsOf(
  days: readonly { day: string; amount: number }[],
  text: (amount: number | string) => string,
): Drawing {
  // The labels of two weeks would touch.
  const step = days.length > 8 ? 2 : 1
  return {
    kind: 'bars',
    data: {
      labels: days.map(({ day }, i) => (i % step === 0 ? shortWeekdayText(day) : '')),
      series: [days.map(({ amount }) => amount)],
    },
    options: {
      chartPadding: { top: 10, right: 4, bottom: 0, left: 0 },
      axisX: { showGrid: false, offset: 22 },
      axisY: { offset: 42, labelInterpolationFnc: text, scaleMinSpace: 36 },
    },
  }
}
