import type { Product } from '@aisleway/core/catalogue/product'
import { bestUnitPriceId, bySize } from '@aisleway/core/catalogue/same-product'
import { formatCents } from '@aisleway/core/money'
import { Badge } from '../../../../ui/display/badge.tsx'
import { unitPriceText } from '../../product/product-price.tsx'
import { messages } from '../messages.ts'
import { ProductLink } from './product-link.tsx'

type Props = {
  product: Product
  sizes: readonly Product[]
  onOpen?: ((product: Product) => void) | undefined
}

/** All sizes of a product, including this one, marking the best value. */
export function OtherSizes({ product, sizes, onOpen }: Props) {
  const all = [product, ...sizes].sort(bySize)
  const bestId = bestUnitPriceId(all)
  return (
    <ul className="flex flex-wrap gap-2">
      {all.map(each => {
        const content = (
          <>
            <span className="font-bold">{each.weightQuantity || each.name}</span>
            <span>{formatCents(each.priceCents)}</span>
            <span className="text-ink2 text-meta">{unitPriceText(each)}</span>
            {each.id === bestId && <Badge tone="tint">{messages.bestPrice}</Badge>}
          </>
        )
        return (
          <li key={each.id} className="flex">
            {each.id === product.id ? (
              <div aria-current="true" className={`${sizeClass} border-leaf`}>
                {content}
                <span className="sr-only">{messages.thisSize}</span>
              </div>
            ) : (
              <ProductLink
                product={each}
                onOpen={onOpen}
                className={`pressable ${sizeClass} border-line hover:border-strong`}
              >
                {content}
              </ProductLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const sizeClass =
  'flex min-w-24 flex-col items-start gap-0.5 rounded-control border-[1.5px] px-3.5 py-2.5 leading-snug'
