import { maxQuantity } from '@aisleway/core/cart/cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useRef, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { afterPaint } from '../../ui/scheduling/after-paint.ts'
import { useOptimisticValue } from '../../ui/scheduling/use-optimistic-value.ts'
import { messages as catalogueMessages } from '../catalogue/messages.ts'
import { changeQuantity } from './change-cart.ts'
import { messages } from './messages.ts'
import { putInCart } from './put-in-cart.tsx'
import { useQuantity } from './use-cart-items.ts'

/** Add to Cart, which becomes a stepper; its minus removes the product at 1 (spec 1 §4). */
export function CartControl({ product }: { product: Product }) {
  const [quantity, choose] = useOptimisticValue(useQuantity(product.id))
  const [wasJustAdded, setJustAdded] = useState(false)
  const addsOne = useRef<HTMLButtonElement>(null)
  const { name } = product

  // The button and the stepper replace each other, so each takes the keyboard focus. Moving it forces a
  // layout, so the press is painted first.
  const moveFocus = () => afterPaint(() => addsOne.current?.focus({ preventScroll: true }))

  if (quantity > 0) {
    return (
      <Stepper
        value={quantity}
        max={maxQuantity}
        label={messages.quantityOf(name)}
        increaseLabel={messages.oneMore(name)}
        decreaseLabel={messages.oneLess(name)}
        removeLabel={messages.removeNamed(name)}
        reveal={wasJustAdded}
        increaseRef={addsOne}
        onIncrease={() => choose(quantity + 1, () => changeQuantity(product, 1))}
        onDecrease={() => {
          choose(quantity - 1, () => changeQuantity(product, -1))
          if (quantity > 1) return
          setJustAdded(false)
          moveFocus()
        }}
        className="w-full"
      />
    )
  }
  const label = product.isRetired ? messages.noLongerSold : catalogueMessages.addToCart
  return (
    <Button
      ref={addsOne}
      variant="tint"
      size="compact"
      icon={<PlusIcon />}
      // It begins with what the button shows, for those who say that to press it.
      aria-label={`${label}: ${name}`}
      disabled={product.isRetired}
      onClick={() => {
        choose(1, () => putInCart(product, 1))
        setJustAdded(true)
        moveFocus()
      }}
      className="w-full smallest:px-2! smallest:[&>svg]:hidden"
    >
      {label}
    </Button>
  )
}
