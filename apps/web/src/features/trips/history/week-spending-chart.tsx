import { formatCents } from '@aisleway/core/money'
import { recentWeeks, type WeekSpending } from '@aisleway/core/trips/history'
import { useMemo } from 'react'
import { dayText } from '../../../ui/text/day-text.ts'
import type { Drawing } from './chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { dollarText } from './chart-text.ts'
import { LazyChart } from './lazy-chart.tsx'
import { messages } from './messages.ts'

const shownWeeks = 12
const mostLabels = 5

/** What was spent each week, with the savings stacked on top: bars as high as the original prices. */
export function WeekSpendingChart({ weeks }: { weeks: readonly WeekSpending[] }) {
  const shown = useMemo(() => recentWeeks(weeks, shownWeeks), [weeks])
  const drawing = useMemo(() => drawingOf(shown), [shown])
  return (
    <ChartFigure
      title={messages.weeks}
      text={messages.weeksText(shown.length)}
      above={<Legend />}
      chart={<LazyChart drawing={drawing} />}
      table={
        <ChartTable
          caption={messages.weeks}
          columns={[messages.week, messages.spent, messages.saved]}
          rows={shown
            .toReversed()
            .map(({ week, spentCents, savedCents }) => [
              dayText(week),
              formatCents(spentCents),
              formatCents(savedCents),
            ])}
        />
      }
    />
  )
}

function Legend() {
  return (
    <ul aria-hidden className="mt-3 flex gap-5 font-semibold text-meta">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-[3px] bg-leaf" />
        {messages.spent}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-[3px] bg-orange" />
        {messages.saved}
      </li>
    </ul>
  )
}

function drawingOf(weeks: readonly WeekSpending[]): Drawing {
  // On a phone, more labels would touch.
  const step = Math.ceil(weeks.length / mostLabels)
  return {
    kind: 'bars',
    data: {
      labels: weeks.map(({ week }, i) =>
        (weeks.length - 1 - i) % step === 0 ? dayText(week) : '',
      ),
      series: [
        weeks.map(({ spentCents }) => spentCents / 100),
        weeks.map(({ savedCents }) => savedCents / 100),
      ],
    },
    options: {
      stackBars: true,
      chartPadding: { top: 10, right: 4, bottom: 0, left: 0 },
      axisX: { showGrid: false, offset: 22 },
      axisY: { offset: 38, labelInterpolationFnc: dollarText, scaleMinSpace: 36 },
    },
  }
}
