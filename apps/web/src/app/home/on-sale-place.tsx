import { productColumns } from '../../features/catalogue/product/product-columns.ts'
import { ProductGridSkeleton } from '../../features/catalogue/product/product-grid-skeleton.tsx'

/** Reserves the space of the row "On sale this week" until its cards are loaded. */
export function OnSalePlace() {
  return (
    <div>
      <div className="mb-4 min-h-11" />
      <ProductGridSkeleton count={12} className={productColumns} />
    </div>
  )
}
