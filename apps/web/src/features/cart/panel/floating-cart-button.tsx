import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { useOpenCart } from './cart-panel-host.tsx'
import { useCartCount } from './view-cart-button.tsx'
import { messages } from './view-cart-messages.ts'

/** The round cart button on small screens, raised above the bar it is docked in. */
export function FloatingCartButton() {
  const count = useCartCount()
  const open = useOpenCart()
  return (
    <button
      type="button"
      aria-label={messages.viewCartWith(count)}
      onClick={open}
      className="pressable relative flex size-full flex-col items-center justify-end pb-2 font-bold text-bar text-leaf"
    >
      <span
        aria-hidden
        className="-top-4 absolute grid size-14 place-items-center rounded-full border-4 border-surface bg-leaf text-on-leaf shadow-float"
      >
        <BasketIcon className="text-[min(1.625rem,9vw)]" />
        {count > 0 && <CountBadge count={count} className="-top-2 -right-2 absolute" />}
      </span>
      <span aria-hidden>{messages.cart}</span>
    </button>
  )
}
