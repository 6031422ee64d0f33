import { countItems } from '@aisleway/core/cart/cart'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { Button } from '../../../ui/controls/button.tsx'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { useCartItems } from '../use-cart-items.ts'
import { useOpenCart } from './cart-panel-host.tsx'
import { messages } from './view-cart-messages.ts'

/** View Cart in the navigation bar. */
export function ViewCartButton() {
  const count = useCartCount()
  const open = useOpenCart()
  return (
    <Button
      size="compact"
      icon={<BasketIcon />}
      aria-label={messages.viewCartWith(count)}
      onClick={open}
    >
      <span className="max-lg:sr-only">{messages.viewCart}</span>
      {count > 0 && <CountBadge count={count} />}
    </Button>
  )
}

export function useCartCount(): number {
  return countItems(useCartItems().items)
}
