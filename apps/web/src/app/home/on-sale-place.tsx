import { ProductGridSkeleton } from '../../features/catalogue/product/product-grid-skeleton.tsx'

export const onSaleColumns =
  'grid-cols-2 [--rows:6] large-text:grid-cols-1 large-text:[--rows:12] sm:grid-cols-3 sm:[--rows:4] lg:grid-cols-4 lg:[--rows:3] xl:grid-cols-6 xl:[--rows:2]'

/** Reserves the space of the row "On sale this week" until its cards are loaded. */
export function OnSalePlace() {
  return (
    <div>
      <div className="mb-4 min-h-11" />
      <ProductGridSkeleton count={12} className={onSaleColumns} />
    </div>
  )
}
