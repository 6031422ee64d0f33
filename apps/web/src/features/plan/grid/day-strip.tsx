import { useEffect, useRef } from 'react'
import { dayText, shortWeekdayText } from '../../../ui/text/day-text.ts'
import { dayId } from './use-shown-day.ts'

type Props = {
  days: readonly string[]
  /** The day visible below; undefined if there are several. */
  shown: string | undefined
}

/** On a phone, links to the days, in a row that can be swiped. */
export function DayStrip({ days, shown }: Props) {
  const rowRef = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = rowRef.current
    const way = shown && row?.querySelector<HTMLElement>('[aria-current]')
    // scrollIntoView would scroll the page as well.
    if (row && way) row.scrollTo({ left: way.offsetLeft - (row.clientWidth - way.offsetWidth) / 2 })
  }, [shown])
  return (
    <ol
      ref={rowRef}
      className="sticky top-(--top-bar) z-10 -mx-4 mb-3 flex snap-x gap-2 overflow-x-auto bg-canvas px-4 py-2 [scrollbar-width:none] browse:hidden print:hidden"
    >
      {days.map(day => (
        <li key={day} className="snap-start scroll-ml-4">
          <a
            href={`#${dayId(day)}`}
            aria-current={day === shown ? 'true' : undefined}
            className="pressable flex min-h-11 min-w-15 flex-col items-center justify-center whitespace-nowrap rounded-control bg-surface px-2 font-bold leading-tight aria-[current]:bg-tint aria-[current]:text-on-tint"
          >
            {shortWeekdayText(day)}
            <span className="font-semibold text-ink2 text-tag in-aria-[current]:text-on-tint">
              {dayText(day)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
