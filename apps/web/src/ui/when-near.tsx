import { type ReactNode, useEffect, useRef, useState } from 'react'
import { quietMs } from './lazy-ahead.ts'

/** Shows its children once their place comes near the screen, or all is quiet; until then what keeps the place. */
export function WhenNear({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!holder.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(holder.current)
    const whenQuiet = setTimeout(() => setNear(true), quietMs)
    return () => {
      observer.disconnect()
      clearTimeout(whenQuiet)
    }
  }, [])

  return isNear ? children : <div ref={holder}>{place}</div>
}
