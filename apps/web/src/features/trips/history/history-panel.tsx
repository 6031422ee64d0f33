import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { historyQuery } from '../trip-queries.ts'
import { DepartmentSpendingChart } from './department-spending-chart.tsx'
import { messages } from './messages.ts'
import { PricesPaidChart } from './prices-paid-chart.tsx'
import { WeekSpendingChart } from './week-spending-chart.tsx'

/** Three charts side by side; on a phone they scroll sideways. */
export function HistoryPanel({ userId }: { userId: string }) {
  const { data, isPending, refetch } = useQuery(historyQuery(userId))
  if (!data && !isPending) {
    return (
      <p className="flex flex-wrap items-center gap-4 rounded-panel bg-surface p-5">
        {messages.failed}
        <Button variant="tint" size="compact" onClick={() => refetch()}>
          {messages.tryAgain}
        </Button>
      </p>
    )
  }
  return (
    <section aria-labelledby="history">
      <VisuallyHidden>
        <h2 id="history">{messages.title}</h2>
      </VisuallyHidden>
      <div className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 *:w-[min(90%,24rem)] *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:gap-4.5 md:overflow-visible md:px-0 md:*:w-auto md:max-xl:[&>:last-child]:col-span-2 xl:grid-cols-3">
        {data ? (
          <>
            <WeekSpendingChart weeks={data.weeks} />
            <DepartmentSpendingChart departments={data.departments} since={data.since} />
            <PricesPaidChart prices={data.prices} />
          </>
        ) : (
          [1, 2, 3].map(place => <Skeleton key={place} className="h-90 rounded-panel" />)
        )}
      </div>
    </section>
  )
}
