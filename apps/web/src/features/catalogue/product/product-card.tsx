import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { messages } from '../messages.ts'
import { storeLanguage } from '../written-language.ts'
import { ProductBackdrop } from './product-backdrop.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, unitPriceText } from './product-price.tsx'
import { ProductTags } from './product-tags.tsx'

type Props = {
  product: Product
  /** The shopper's actions on it, at the bottom of the card. */
  action: ReactNode
  /** Covers the top right corner of the picture. */
  corner: ReactNode
  /** Shown below the price. */
  note?: ReactNode
  onOpen: () => void
  eager?: boolean
}

/** A product in a grid. The whole card opens the details, and the controls on it keep their own actions. */
export function ProductCard({ product, action, corner, note, onOpen, eager = false }: Props) {
  const name = nameWithoutSize(product)
  return (
    <article className="group relative row-span-5 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card bg-surface">
      <ProductBackdrop department={product.department} size="card">
        <ProductPicture
          product={product}
          eager={eager}
          className="h-26 w-26 object-contain object-bottom"
        />
        {isOnSale(product) && <Badge className="absolute top-3 left-3">{messages.sale}</Badge>}
      </ProductBackdrop>
      <div className="px-3 pt-3.5">
        <ProductPrice product={product} />
        {note && <div className="pt-1.5 empty:hidden">{note}</div>}
      </div>
      <div className="px-3 pt-2.5">
        <h3 lang={storeLanguage} className="text-balance font-bold text-name">
          <button
            type="button"
            onClick={onOpen}
            className="text-left [overflow-wrap:anywhere] covers-card"
          >
            {name}
          </button>
        </h3>
        <p className="flex flex-wrap justify-between gap-x-2 font-meta text-ink2 text-meta">
          <span>{product.weightQuantity}</span>
          <span>{unitPriceText(product)}</span>
        </p>
      </div>
      {/* Above the action, because "+N" may overlap its edge. */}
      <div className="relative z-1 px-3 pt-2">
        <ProductTags diets={product.diets} />
      </div>
      <div className="relative self-end p-3">{action}</div>
      <div className="absolute top-1.5 right-1.5">{corner}</div>
    </article>
  )
}
