import { dayText, shortWeekdayText } from '../../../ui/text/day-text.ts'

/** On a phone the ways to the days, in a row that is swiped. */
export function DayStrip({ days }: { days: readonly string[] }) {
  return (
    <ol className="sticky top-(--top-bar) z-10 -mx-4 mb-3 flex snap-x gap-2 overflow-x-auto bg-canvas px-4 py-2 browse:hidden">
      {days.map(day => (
        <li key={day} className="snap-start scroll-ml-4">
          <a
            href={`#day-${day}`}
            className="pressable flex min-h-11 min-w-15 flex-col items-center justify-center whitespace-nowrap rounded-control bg-surface px-2 font-bold leading-tight"
          >
            {shortWeekdayText(day)}
            <span className="font-semibold text-ink2 text-tag">{dayText(day)}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
