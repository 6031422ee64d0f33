import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Tag } from '../../../ui/display/tag.tsx'
import { DepartmentSquare } from '../department-square.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages as catalogue } from '../messages.ts'
import { PriceMemory } from '../price-memory/price-memory.tsx'
import { priceMemoryQuery } from '../price-memory/price-memory-query.ts'
import { ProductBackdrop } from '../product/product-backdrop.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import { ProductPrice, unitPriceText } from '../product/product-price.tsx'
import { storeLanguage } from '../written-language.ts'
import { messages } from './messages.ts'
import { productQuery } from './product-query.ts'

type Props = {
  product: Product
  action: ReactNode
  corner: ReactNode
  /** The product's name on a page; in a dialog it is the title. */
  heading?: ReactNode
  /** Ways to share or open the product. */
  links: ReactNode
}

/** The picture of a product, its price, and the actions on it. */
export function ProductSummary({ product, action, corner, heading, links }: Props) {
  const details = useQuery(productQuery(product.id))
  const memory = useQuery(priceMemoryQuery([product.id]))
  return (
    <div className="@container">
      <div className="grid gap-5 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-8">
        <ProductBackdrop
          department={product.department}
          className="h-52 w-full rounded-card [--rail:5px] sm:h-72"
        >
          <ProductPicture
            product={product}
            large
            eager
            className="h-[88%] w-[88%] object-contain object-bottom"
          />
          {isOnSale(product) && <Badge className="absolute top-3 left-3">{catalogue.sale}</Badge>}
          <div className="absolute top-1.5 right-1.5">{corner}</div>
        </ProductBackdrop>
        <div className="flex flex-col gap-4">
          {heading}
          <p className="flex items-center gap-2 font-semibold">
            <DepartmentSquare department={product.department} />
            {labels.department(product.department)}
          </p>
          <ProductPrice product={product} size="total" />
          <PriceMemory product={product} changes={memory.data?.[product.id]} />
          <p className="font-meta text-ink2">
            {[product.weightQuantity, unitPriceText(product)].filter(Boolean).join(' · ')}
          </p>
          {product.isRetired && (
            <p role="note" className="rounded-control bg-sunken px-3.5 py-3">
              <span className="block font-bold">{catalogue.noLongerSold}</span>
              {messages.retiredText}
            </p>
          )}
          {details.data?.description !== '' && (
            // In English, like the catalogue. Its space is reserved, so that nothing moves when it arrives.
            <p lang={storeLanguage} className="min-h-[2lh] [overflow-wrap:anywhere]">
              {details.data?.description}
            </p>
          )}
          <ul className="flex flex-wrap gap-1.5">
            {isOnSale(product) && (
              <li>
                <Badge tone="orange-outline">{catalogue.loyaltyCard}</Badge>
              </li>
            )}
            {product.diets.map(diet => (
              <li key={diet}>
                <Tag>{labels.diets[diet]}</Tag>
              </li>
            ))}
          </ul>
          <div className="mt-auto flex flex-col gap-2">
            {action}
            <div className="flex flex-wrap gap-x-4">{links}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
