import { priceSteps } from '@aisleway/core/catalogue/price-steps'
import type { Product } from '@aisleway/core/catalogue/product'
import { dayMs } from '@aisleway/core/days'
import { formatCents } from '@aisleway/core/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedControl } from '../../../../ui/controls/segmented-control.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { dateText } from '../../../../ui/text/date-text.ts'
import { priceMemoryQuery } from '../../price-memory/price-memory-query.ts'
import { Section } from '../section.tsx'
import { messages } from './messages.ts'
import { PriceChart } from './price-chart.tsx'

const periods = ['30', '90'] as const
const longestDays = 90

/** The price of a product over the last 30 or 90 days, as a chart and as a table. */
export function PriceHistory({ product }: { product: Product }) {
  const { data, isPending } = useQuery(priceMemoryQuery([product.id]))
  const [now] = useState(() => new Date())
  const [period, setPeriod] = useState<(typeof periods)[number]>('90')
  const days = Number(period)
  if (!data) {
    return (
      <Section title={messages.title}>
        {isPending ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <p className="text-ink2">{messages.failed}</p>
        )}
      </Section>
    )
  }
  const stepsOf = (n: number) => priceSteps(data[product.id] ?? [], product.priceCents, n, now)
  const steps = stepsOf(days)
  // A straight line says no more than the text.
  const isSteady = stepsOf(longestDays).length === 1
  const prices = steps.map(({ priceCents }) => priceCents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(formatCents)
  const fromMs = now.getTime() - days * dayMs
  const firstMs = steps[0]?.atMs ?? fromMs
  const range =
    lowest !== highest
      ? messages.range(`${lowest}`, `${highest}`)
      : firstMs > fromMs
        ? messages.unchanged(`${lowest}`)
        : messages.unchangedFor(`${lowest}`, days)
  const today = formatCents(product.priceCents)
  return (
    <Section title={messages.title}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{range}</p>
          {!isSteady && (
            <SegmentedControl
              legend={messages.period}
              segments={periods.map(value => ({ value, label: messages.days(Number(value)) }))}
              value={period}
              onValueChange={setPeriod}
            />
          )}
        </div>
        {!isSteady && (
          <>
            <PriceChart
              steps={steps}
              fromMs={fromMs}
              toMs={now.getTime()}
              label={messages.chart(days, range, today)}
            />
            <p aria-hidden className="flex justify-between gap-4 text-ink2 text-meta">
              <span>{dateText(new Date(fromMs).toISOString())}</span>
              <span>{messages.today}</span>
            </p>
          </>
        )}
        {firstMs > fromMs && (
          <p className="text-ink2 text-meta">
            {messages.since(dateText(new Date(firstMs).toISOString()))}
          </p>
        )}
        {/* A table of its own would take its full width. */}
        <div className="sr-only">
          <table>
            <caption>{messages.table}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.from}</th>
                <th scope="col">{messages.price}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ atMs, priceCents }) => (
                <tr key={atMs}>
                  <th scope="row">{dateText(new Date(atMs).toISOString())}</th>
                  <td>{formatCents(priceCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}
