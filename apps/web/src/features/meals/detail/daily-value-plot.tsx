import type { NutritionRow } from '@aisleway/core/meals/recipe/nutrition'
import { messages as nutrients } from '../../catalogue/nutrient-messages.ts'
import { messages } from '../messages.ts'

type Bar = NutritionRow & { percentOfDaily: number }

/** Shows percentages of daily values as labelled bars; the marker is a whole day's value. */
export function DailyValuePlot({ rows }: { rows: readonly NutritionRow[] }) {
  const bars = rows.filter((row): row is Bar => row.percentOfDaily !== null)
  const longest = Math.max(100, ...bars.map(bar => bar.percentOfDaily))
  return (
    <figure>
      <figcaption className="mb-3">
        <span className="display block text-card">{messages.dailyPlot}</span>
        <span className="mt-1.5 flex items-center gap-2 text-ink2 text-meta">
          <span aria-hidden className="inline-block h-3.5 w-0.5 bg-ink" />
          {messages.dailyMark}
        </span>
      </figcaption>
      <ul className="flex flex-col gap-3">
        {bars.map(({ name, percentOfDaily }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <span className="font-semibold text-meta">{nutrients[name]}</span>
            <span className="font-bold text-meta">{messages.percent(percentOfDaily)}</span>
            <span
              aria-hidden
              className="relative col-span-full h-3 rounded-[4px] border border-strong bg-sunken"
            >
              <span
                className="absolute inset-y-0 left-0 rounded-[3px] bg-leaf"
                style={{ width: `${(percentOfDaily / longest) * 100}%` }}
              />
              <span
                className="-top-1 -bottom-1 absolute w-0.5 bg-ink"
                style={{ left: `calc(${(100 / longest) * 100}% - 1px)` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
