import { type CartItem, countItems } from '@aisleway/core/cart/cart'
import { savingsCents, totalCents } from '@aisleway/core/cart/cart-totals'
import { type RestoredLine, restoredFrom } from '@aisleway/core/cart/restored-item'
import { formatCents } from '@aisleway/core/money'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { changeQuantity, clearCart, restore, setQuantity } from '../change-cart.ts'
import { messages } from '../messages.ts'
import { useCartItems } from '../use-cart-items.ts'
import { CartRow } from './cart-row.tsx'

export type CartPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shown beside Clear Cart: the main action on a cart. */
  action: ReactNode
  /** Replaces "Your cart is empty". */
  whenEmpty?: ReactNode
}

/** Your Cart (spec 1 §2). */
export function CartPanel({ open, onOpenChange, action, whenEmpty }: CartPanelProps) {
  const { items, isLoading, isError, refetch } = useCartItems()
  const removed = useRef<RestoredLine[]>([])

  const remove = (item: CartItem) => {
    const { product } = item
    const restored = restoredFrom(items, item, removed.current)
    removed.current.push({ ...item, restored })
    setQuantity(product, 0)
    toast.show({
      ...messages.removed,
      brief: true,
      message: product.name,
      picture: <ProductThumb product={product} />,
      undo: () => restore(item, restored),
    })
  }
  const clear = () => {
    clearCart()
    toast.show({
      ...messages.cleared,
      brief: true,
      undo() {
        for (const item of items) {
          restore(item, { ...restoredFrom(items, item), before: null, following: [] })
        }
      },
    })
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={messages.title}
      titleAside={
        items.length > 0 && <Badge tone="quiet">{messages.itemCount(countItems(items))}</Badge>
      }
      closeLabel={messages.close}
      footer={items.length > 0 && <Footer items={items} onClear={clear} action={action} />}
    >
      {isLoading ? (
        <p className="mt-16 text-center text-3xl">
          <Spinner label={messages.loading} />
        </p>
      ) : isError ? (
        <LoadFailed title={messages.loadFailed} onRetry={refetch} />
      ) : items.length === 0 ? (
        whenEmpty || (
          <EmptyState
            title={messages.empty}
            picture={<BasketIcon />}
            actions={
              <Link to="/" onClick={() => onOpenChange(false)} className={buttonClass()}>
                {messages.startShopping}
              </Link>
            }
          />
        )
      ) : (
        <ul>
          {items.map(item => (
            <CartRow
              key={item.product.id}
              item={item}
              onChange={by => changeQuantity(item.product, by, 1)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

type FooterProps = { items: readonly CartItem[]; onClear: () => void; action: ReactNode }

function Footer({ items, onClear, action }: FooterProps) {
  const savings = savingsCents(items)
  return (
    <>
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <p className="font-bold text-row">{messages.total}</p>
          {savings > 0 && (
            <p className="text-ink2 text-meta">{messages.savings(formatCents(savings))}</p>
          )}
        </div>
        <Price cents={totalCents(items)} size="total" />
      </div>
      <div className="actions gap-3">
        <Button variant="sunken" size="final" onClick={onClear}>
          {messages.clear}
        </Button>
        {action}
      </div>
    </>
  )
}
