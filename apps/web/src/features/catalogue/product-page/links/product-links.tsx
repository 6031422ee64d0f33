import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import { unitPriceText } from '../../product/product-price.tsx'
import { ProductThumb } from '../../product/product-thumb.tsx'
import { storeLanguage } from '../../written-language.ts'
import { ProductLink } from './product-link.tsx'

type Props = { products: readonly Product[]; onOpen?: ((product: Product) => void) | undefined }

/** Other products, each with what tells them apart. */
export function ProductLinks({ products, onOpen }: Props) {
  return (
    <div className="@container">
      <ul className="-mx-2 grid @min-[34rem]:grid-cols-2">
        {products.map(product => (
          <li key={product.id}>
            <ProductLink
              product={product}
              onOpen={onOpen}
              className="pressable flex h-full min-h-16 items-center gap-3 rounded-control p-2 hover:bg-sunken large-text:flex-wrap large-text:[&>.shelf]:hidden"
            >
              <ProductThumb product={product} />
              <span className="min-w-0 grow large-text:basis-full">
                <span lang={storeLanguage} className="block font-semibold leading-snug">
                  {nameWithoutSize(product)}
                </span>
                <span className="block text-ink2 text-meta">
                  {[product.weightQuantity, unitPriceText(product)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="font-bold">{formatCents(product.priceCents)}</span>
            </ProductLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
