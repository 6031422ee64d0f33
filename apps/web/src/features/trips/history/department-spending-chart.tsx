import { formatCents } from '@aisleway/core/money'
import type { DepartmentSpending } from '@aisleway/core/trips/history'
import { useMemo } from 'react'
import { exactDayText } from '../../../ui/text/day-text.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import type { Drawing } from './chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { dollarText } from './chart-text.ts'
import { LazyChart } from './lazy-chart.tsx'
import { messages } from './messages.ts'

/** More bars would be too thin to tell apart; the table has them all. */
const shownDepartments = 7

type Props = {
  departments: readonly DepartmentSpending[]
  /** The day of the earliest trip that counts; undefined if all of them do. */
  since: string | undefined
}

export function DepartmentSpendingChart({ departments, since }: Props) {
  const drawing = useMemo(() => drawingOf(departments.slice(0, shownDepartments)), [departments])
  const totalCents = departments.reduce((sum, { spentCents }) => sum + spentCents, 0)
  return (
    <ChartFigure
      title={messages.departments}
      text={messages.departmentsText(formatCents(totalCents), since && exactDayText(since))}
      chart={<LazyChart drawing={drawing} />}
      table={
        <ChartTable
          caption={messages.departments}
          columns={[messages.department, messages.spent]}
          rows={departments.map(({ department, spentCents }) => [
            labels.department(department),
            formatCents(spentCents),
          ])}
        />
      }
    />
  )
}

/** The axis starts at the bottom, so the smallest amount comes first. */
function drawingOf(mostFirst: readonly DepartmentSpending[]): Drawing {
  const departments = mostFirst.toReversed()
  return {
    kind: 'bars',
    departments: departments.map(({ department }) => department),
    data: {
      labels: departments.map(({ department }) => labels.department(department)),
      series: [departments.map(({ spentCents }) => spentCents / 100)],
    },
    options: {
      horizontalBars: true,
      chartPadding: { top: 0, right: 28, bottom: 0, left: 0 },
      axisX: { offset: 22, labelInterpolationFnc: dollarText, scaleMinSpace: 56 },
      axisY: { offset: 108, showGrid: false },
    },
  }
}
