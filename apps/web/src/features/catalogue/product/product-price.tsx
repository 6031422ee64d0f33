import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import { unitPrice } from '@aisleway/core/catalogue/unit-price'
import { formatCents } from '@aisleway/core/money'
import { Price, type PriceProps } from '../../../ui/display/price.tsx'
import { WasPrice } from '../../../ui/display/was-price.tsx'
import { messages } from '../messages.ts'

type Props = { product: Product; size?: PriceProps['size'] }

/** Today's price; on sale, it is on a lime ticket beside the struck-through original price. */
export function ProductPrice({ product, size = 'card' }: Props) {
  const sale = isOnSale(product)
  return (
    <p className="flex flex-wrap items-end gap-x-2.5">
      <Price cents={product.priceCents} size={size} sale={sale} />
      {sale && product.originalPriceCents !== null && (
        <WasPrice label={messages.was}>{formatCents(product.originalPriceCents)}</WasPrice>
      )}
    </p>
  )
}

/** "$0.30 / oz", or nothing if the size contains no amount. */
export function unitPriceText(product: Product): string {
  const price = unitPrice(product.priceCents, product.weightQuantity)
  if (!price) return ''
  const amount = formatCents(Math.round(price.cents))
  return price.unit === 'each' ? `${amount} ${messages.each}` : `${amount} / ${price.unit}`
}
