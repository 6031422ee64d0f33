import { onlineManager } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'

/** A picture is fetched when this share of its place is on the screen (spec 1 §4). */
const visibleShare = 0.1

interface Props extends Omit<ComponentProps<'img'>, 'ref' | 'loading' | 'alt'> {
  /** Empty where there is none. */
  src: string
  /** True for pictures on the first screen, which are fetched at once. */
  eager?: boolean
}

/**
 * Pulses until its picture has come, and shows a placeholder if there is none or it cannot be fetched. It is
 * decorative, because the name of what it shows is always beside it.
 */
export function RevealedImage({ src, eager = false, className, ...rest }: Props) {
  const [seen, setSeen] = useState(eager)
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const [brokenSrc, setBrokenSrc] = useState<string>()

  // As a ref, it also watches the new element that another picture brings.
  const watch = useCallback((image: HTMLImageElement) => {
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setSeen(true),
      { threshold: visibleShare },
    )
    observer.observe(image)
    return () => observer.disconnect()
  }, [])

  // What was lost with the network is fetched again once that is back.
  useEffect(
    () => (brokenSrc ? onlineManager.subscribe(() => setBrokenSrc(undefined)) : undefined),
    [brokenSrc],
  )

  const shownSrc = src && brokenSrc !== src ? src : placeholder
  return (
    <img
      {...rest}
      // A new element, since another picture would be shown until this one has come.
      key={src}
      ref={seen ? undefined : watch}
      src={seen ? shownSrc : blank}
      alt=""
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      onLoad={() => seen && setLoadedSrc(shownSrc)}
      onError={() => setBrokenSrc(src)}
      className={classNames(
        loadedSrc !== shownSrc && 'rounded-control bg-ink/5',
        shownSrc === placeholder && 'object-contain! [content:var(--placeholder)]',
        // No animation off the screen, because the browser would still compute every frame of it.
        seen && loadedSrc !== shownSrc && 'animate-pulse',
        className,
      )}
    />
  )
}

const placeholder = '/placeholder.svg'

/**
 * An image without a source has no box to be seen in. This is not an SVG, because the browser lays out and paints
 * each SVG as a separate document.
 */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
