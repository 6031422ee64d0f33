import { BasketIcon } from '@phosphor-icons/react/Basket'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpenCart } from './cart-panel-host.tsx'
import { messages } from './messages.ts'
import { useCartCount } from './view-cart-button.tsx'

/** How long after the last scrolling the button comes back (spec 1 §9). */
const scrollHideMs = 600

/** The round cart button of small screens; it steps aside while the page moves under it. */
export function FloatingCartButton() {
  const count = useCartCount()
  const open = useOpenCart()
  const isScrolling = useIsScrolling(scrollHideMs)
  return (
    <div
      className={classNames(
        'fixed right-4 print:hidden bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 transition-[opacity,translate] duration-160 focus-within:translate-y-0! focus-within:opacity-100!',
        isScrolling && 'pointer-events-none translate-y-4 opacity-0',
      )}
    >
      <IconButton
        variant="leaf"
        label={messages.viewCartWith(count)}
        icon={<BasketIcon aria-hidden weight="bold" className="text-[1.75rem]" />}
        onClick={open}
        className="size-16! rounded-full! shadow-float"
      />
      {count > 0 && (
        <CountBadge
          count={count}
          aria-hidden
          className="pointer-events-none absolute -top-1 -right-1"
        />
      )}
    </div>
  )
}

function useIsScrolling(restMs: number): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>
    const onScroll = () => {
      setScrolling(true)
      clearTimeout(rest)
      rest = setTimeout(() => setScrolling(false), restMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(rest)
    }
  }, [restMs])
  return isScrolling
}
