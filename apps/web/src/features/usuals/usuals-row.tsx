import { quantityOf } from '@aisleway/core/cart/cart'
import { storeDay } from '@aisleway/core/catalogue/opening-hours'
import type { Product } from '@aisleway/core/catalogue/product'
import type { UsualProduct } from '@aisleway/core/usuals/contract'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/ArrowCounterClockwise'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeConfigQuery } from '../../api/store-config.ts'
import { Button } from '../../ui/controls/button.tsx'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { InView } from '../../ui/scheduling/in-view.tsx'
import { today } from '../../ui/text/today.ts'
import { useCurrentDay } from '../../ui/text/use-current-day.ts'
import { putAllInCart } from '../cart/put-in-cart.tsx'
import { useCartItems } from '../cart/use-cart-items.ts'
import { type ProductAction, ProductDetails } from '../catalogue/product/product-details.tsx'
import { messages } from './messages.ts'
import { UsualTile } from './usual-tile.tsx'

const RepeatShopDialog = preloadedDialog(() => import('./repeat-shop-dialog.tsx'))

const tilesShown = 12
/** As many as a phone shows without scrolling the row. */
const tilesInView = 3

type Props = { usuals: readonly UsualProduct[]; action: ProductAction; corner: ProductAction }

/** "Your usuals": a row of tiles that scrolls sideways, due ones first, and the last shop to repeat. */
export default function UsualsRow({ usuals, action, corner }: Props) {
  const [opened, setOpened] = useState<Product>()
  const [isRepeating, setRepeating] = useState(false)
  const { items } = useCartItems()
  const { data: config } = useQuery(storeConfigQuery)
  // The server dates purchases in the store's time zone.
  const day = useCurrentDay(() => (config ? storeDay(config.store.hours, new Date()) : today()))
  const due = usuals
    .filter(({ usual, product }) => usual.isDue && quantityOf(items, product.id) === 0)
    .map(({ product }) => product)
  return (
    <section aria-labelledby="usuals">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="usuals" className="display text-dialog sm:text-panel">
          {messages.title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {due.length > 0 && (
            <Button
              size="compact"
              variant="tint"
              icon={<PlusIcon />}
              onClick={() => putAllInCart(due.map(product => ({ product, quantity: 1 })))}
            >
              {messages.addDue(due.length)}
            </Button>
          )}
          <Button
            size="compact"
            variant="outline"
            icon={<ArrowCounterClockwiseIcon />}
            onClick={() => setRepeating(true)}
          >
            {messages.repeat}
          </Button>
        </div>
      </div>
      <ul className="-mx-4 grid snap-x scroll-px-4 auto-cols-[10.5rem] grid-flow-col gap-2.5 overflow-x-auto px-4 pb-2 browse:mx-0 browse:scroll-px-0 browse:px-0">
        {usuals.slice(0, tilesShown).map((one, index) => {
          const tile = (
            <UsualTile
              {...one}
              today={day}
              action={action(one.product)}
              onOpen={() => setOpened(one.product)}
            />
          )
          return (
            <li key={one.product.id} className="snap-start">
              {index < tilesInView ? tile : <InView place={null}>{tile}</InView>}
            </li>
          )
        })}
      </ul>
      <ProductDetails
        product={opened}
        action={action}
        corner={corner}
        onClose={() => setOpened(undefined)}
      />
      <RepeatShopDialog open={isRepeating} onOpenChange={setRepeating} />
    </section>
  )
}
