import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { today } from '../../../ui/text/today.ts'

/** Returns which day of a swiped row is visible, initially today's; undefined where days are stacked. */
export function useShownDay(
  rowRef: RefObject<HTMLElement | null>,
  days: readonly string[],
  isSwiped: boolean,
): string | undefined {
  const [shown, setShown] = useState<string>()
  const key = days.join()
  useLayoutEffect(() => {
    const row = rowRef.current
    const day = document.getElementById(dayId(today()))
    if (!isSwiped || !row || !day) return
    row.scrollLeft +=
      day.getBoundingClientRect().left - row.getBoundingClientRect().left - insetOf(row)
  }, [rowRef, isSwiped])
  useEffect(() => {
    const row = rowRef.current
    if (!isSwiped || !row) return
    const observed = key.split(',')
    const observer = new IntersectionObserver(
      entries => {
        // On a busy device, one call tells of several days that came by.
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (seen) setShown(observed.find(day => dayId(day) === seen.target.id))
      },
      { root: row, threshold: mostOfADay },
    )
    for (const day of observed) {
      const element = document.getElementById(dayId(day))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [rowRef, key, isSwiped])
  return isSwiped ? shown : undefined
}

/** The id of the element that shows a day. */
export function dayId(day: string): string {
  return `day-${day}`
}

/** Of two days, at most one is visible this far. */
const mostOfADay = 0.6

function insetOf(row: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0
}
