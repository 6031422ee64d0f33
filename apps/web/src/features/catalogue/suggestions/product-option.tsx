import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import { Price } from '../../../ui/display/price.tsx'
import { Option } from '../../../ui/fields/option-list.tsx'
import { unitPriceText } from '../product/product-price.tsx'
import { ProductThumb } from '../product/product-thumb.tsx'
import { MarkedText } from './marked-text.tsx'
import type { ProductSuggestion } from './product-suggestions.ts'

type Props = { suggestion: ProductSuggestion; onChoose: (product: Product) => void }

export function ProductOption({ suggestion: { product, name }, onChoose }: Props) {
  const facts = [product.weightQuantity, unitPriceText(product)].filter(Boolean)
  return (
    <Option onChoose={() => onChoose(product)} className="min-h-15">
      <ProductThumb product={product} />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-semibold leading-tight [overflow-wrap:anywhere]">
          <MarkedText parts={name} />
        </span>
        <span className="block truncate text-ink2 text-meta">{facts.join(' · ')}</span>
      </span>
      <Price cents={product.priceCents} size="ticket" sale={isOnSale(product)} />
    </Option>
  )
}
