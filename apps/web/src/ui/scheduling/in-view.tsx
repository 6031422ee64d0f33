import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { quietMs } from './preload-when-idle.ts'

type Props = {
  /** The placeholder until then. */
  place: ReactNode
  /** The distance from the viewport, in pixels, that counts as near. */
  margin?: number
  children: ReactNode
}

/** Renders its children when their place comes near the viewport, or when the page is idle. */
export function InView({ place, margin = 200, children }: Props) {
  const [isNear, setNear] = useState(false)
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!holder.current) return
    // A transition, so that a tap need not wait until all the children are rendered.
    const show = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && show(),
      { rootMargin: `${margin}px` },
    )
    observer.observe(holder.current)
    const whenQuiet = setTimeout(show, quietMs)
    return () => {
      observer.disconnect()
      clearTimeout(whenQuiet)
    }
  }, [margin])

  return isNear ? children : <div ref={holder}>{place}</div>
}
