import type { Home } from '@aisleway/core/catalogue/contract'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { Link } from '@tanstack/react-router'
import { CartControl } from '../features/cart/cart-control.tsx'
import { messages as catalogueMessages } from '../features/catalogue/messages.ts'
import { ProductGrid } from '../features/catalogue/product-grid.tsx'

/** "On sale this week": how a visitor without an account gets a cart (decision 5c). */
export function OnSaleRow({ home }: { home: Home }) {
  if (home.onSale.length === 0) return null
  return (
    <section aria-labelledby="on-sale">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="on-sale" className="display text-panel">
          {catalogueMessages.onSaleTitle}
        </h2>
        <Link
          to="/browse"
          search={{ sale: '1' }}
          className="flex min-h-11 shrink-0 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline"
        >
          {catalogueMessages.seeAll(home.onSaleCount)}
          <ArrowRightIcon aria-hidden weight="bold" />
        </Link>
      </div>
      <ProductGrid
        products={home.onSale}
        action={product => <CartControl product={product} />}
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
      />
    </section>
  )
}
