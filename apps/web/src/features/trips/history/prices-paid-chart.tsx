import { formatCents } from '@aisleway/core/money'
import type { PricePaid } from '@aisleway/core/trips/history'
import { useMemo, useState } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { exactDayText } from '../../../ui/text/day-text.ts'
import type { Drawing } from './chart.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { dayAxis } from './chart-text.ts'
import { LazyChart } from './lazy-chart.tsx'
import { messages } from './messages.ts'

/** What one product cost each time it was bought. */
export function PricesPaidChart({ prices }: { prices: readonly PricePaid[] }) {
  const [productId, setProductId] = useState<string>()
  const shown = prices.find(price => price.productId === productId) ?? prices[0]
  const drawing = useMemo(() => shown && drawingOf(shown), [shown])
  if (!shown || !drawing) return <NoPrices />
  return (
    <ChartFigure
      title={messages.prices}
      text={messages.pricesText}
      above={
        <Select
          label={messages.product}
          labelHidden
          options={prices.map(price => ({ value: price.productId, label: price.name }))}
          value={shown.productId}
          onValueChange={setProductId}
          className="mt-3 w-full"
        />
      }
      chart={<LazyChart drawing={drawing} />}
      table={
        <ChartTable
          caption={`${messages.prices}, ${shown.name}`}
          columns={[messages.date, messages.price]}
          rows={shown.paid
            .toReversed()
            .map(({ date, priceCents }) => [exactDayText(date), formatCents(priceCents)])}
        />
      }
    />
  )
}

function NoPrices() {
  return (
    <section className="flex h-90 flex-col rounded-panel bg-surface p-5 sm:p-6">
      <h3 className="display text-card">{messages.prices}</h3>
      <p className="m-auto max-w-[30ch] text-balance text-center text-ink2">{messages.noPrices}</p>
    </section>
  )
}

function drawingOf({ paid }: PricePaid): Drawing {
  const points = paid.map(({ date, priceCents }) => ({ x: Date.parse(date), y: priceCents / 100 }))
  const dollars = points.map(({ y }) => y)
  return {
    kind: 'line over time',
    data: { series: [points] },
    options: {
      lineSmooth: false,
      // The axis does not start at zero, so that differences of a few cents are visible.
      low: Math.min(...dollars) * 0.9,
      high: Math.max(...dollars) * 1.05,
      chartPadding: { top: 10, right: 40, bottom: 0, left: 0 },
      axisX: {
        ...dayAxis(points.map(({ x }) => x)),
        showGrid: false,
        offset: 22,
        labelInterpolationFnc: moment => exactDayText(new Date(moment).toISOString()),
      },
      axisY: {
        offset: 44,
        labelInterpolationFnc: dollars => formatCents(Math.round(Number(dollars) * 100)),
        scaleMinSpace: 36,
      },
    },
  }
}
