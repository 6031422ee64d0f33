import { type ReactNode, useEffect, useRef, useState } from 'react'
import { quietMs } from './preloaded-part.ts'

type Props = {
  /** The placeholder until then. */
  place: ReactNode
  /** The distance from the screen in pixels that counts as near. */
  margin?: number
  children: ReactNode
}

/** Shows its children when their place comes near the screen, or when the page is idle. */
export function InView({ place, margin = 200, children }: Props) {
  const [isNear, setNear] = useState(false)
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!holder.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    )
    observer.observe(holder.current)
    const whenQuiet = setTimeout(() => setNear(true), quietMs)
    return () => {
      observer.disconnect()
      clearTimeout(whenQuiet)
    }
  }, [margin])

  return isNear ? children : <div ref={holder}>{place}</div>
}
