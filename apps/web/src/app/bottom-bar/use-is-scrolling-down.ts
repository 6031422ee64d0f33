import { useEffect, useState } from 'react'
import { afterPaint } from '../../ui/scheduling/after-paint.ts'

/** True while scrolling down, until the page rests for this long or scrolls up again. */
export function useIsScrollingDown(restMs: number): boolean {
  const [isScrollingDown, setScrollingDown] = useState(false)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>
    let place = Number.POSITIVE_INFINITY
    // Reading the position now would force a layout of a page that is still rendering.
    afterPaint(() => {
      place = window.scrollY
    })
    const onScroll = () => {
      setScrollingDown(window.scrollY > place)
      place = window.scrollY
      clearTimeout(rest)
      rest = setTimeout(() => setScrollingDown(false), restMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(rest)
    }
  }, [restMs])
  return isScrollingDown
}
