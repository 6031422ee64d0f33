import type { Home } from '@aisleway/core/catalogue/contract'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { Link } from '@tanstack/react-router'
import { DepartmentTiles } from '../../features/catalogue/departments/department-tiles.tsx'
import { messages as catalogueMessages } from '../../features/catalogue/messages.ts'
import { productColumns } from '../../features/catalogue/product/product-columns.ts'
import { ProductGrid } from '../../features/catalogue/product/product-grid.tsx'
import { cartControl, favoriteButton } from '../product-actions.tsx'

/**
 * "On sale this week": how a visitor without an account gets a cart and favorites (answer 5c). The
 * departments are in the same chunk, which is loaded when the shopper scrolls towards it.
 */
export default function OnSaleRow({ home }: { home: Home }) {
  return (
    <>
      <section aria-labelledby="on-sale">
        <div className="mb-4 flex min-h-11 items-center justify-between gap-4 large-text:flex-wrap">
          <h2 id="on-sale" className="display text-dialog sm:text-panel">
            {catalogueMessages.onSaleTitle}
          </h2>
          <Link
            to="/browse"
            search={{ sale: '1' }}
            className="flex min-h-11 shrink-0 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline"
          >
            {catalogueMessages.seeAll(home.onSaleCount)}
            <ArrowRightIcon />
          </Link>
        </div>
        <ProductGrid
          products={home.onSale}
          action={cartControl}
          corner={favoriteButton}
          className={productColumns}
        />
      </section>
      <section aria-labelledby="departments">
        <h2 id="departments" className="display mb-4 text-dialog sm:text-panel">
          {catalogueMessages.departments}
        </h2>
        <DepartmentTiles />
      </section>
    </>
  )
}
