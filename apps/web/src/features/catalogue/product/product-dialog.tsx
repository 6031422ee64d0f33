import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Tag } from '../../../ui/display/tag.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DepartmentSquare } from '../department-square.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'
import { PriceMemory } from '../price-memory/price-memory.tsx'
import { priceMemoryQuery } from '../price-memory/price-memory-query.ts'
import { ProductBackdrop } from './product-backdrop.tsx'
import { productDetailsQuery } from './product-details-query.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, unitPriceText } from './product-price.tsx'

type Props = { product: Product; action: ReactNode; corner: ReactNode; onClose: () => void }

/** Everything about one product; the code is fetched when the first one is opened. */
export default function ProductDialog({ product, action, corner, onClose }: Props) {
  const [isOpen, setOpen] = useState(true)
  const unit = unitPriceText(product)
  const details = useQuery(productDetailsQuery(product.id))
  const memory = useQuery(priceMemoryQuery([product.id]))
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open => {
        setOpen(open)
        if (!open) onClose()
      }}
      title={nameWithoutSize(product)}
      closeLabel={messages.close}
      width="wide"
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
        <ProductBackdrop
          department={labels.department(product.department)}
          className="h-52 w-full rounded-card [--rail:5px] sm:h-72"
        >
          <ProductPicture
            product={product}
            eager
            className="h-[88%] w-[88%] object-contain object-bottom"
          />
          {isOnSale(product) && <Badge className="absolute top-3 left-3">{messages.sale}</Badge>}
          <div className="absolute top-1.5 right-1.5">{corner}</div>
        </ProductBackdrop>
        <div className="flex flex-col gap-4">
          <p className="flex items-center gap-2 font-semibold">
            <DepartmentSquare department={product.department} />
            {labels.department(product.department)}
          </p>
          <ProductPrice product={product} size="total" />
          <PriceMemory product={product} changes={memory.data?.[product.id]} />
          <p className="font-meta text-ink2">
            {[product.weightQuantity, unit].filter(Boolean).join(' · ')}
          </p>
          {(details.isPending || details.data?.description) && (
            // This is English, like the catalogue. Its space is reserved, so that nothing moves when it
            // arrives.
            <p lang="en" className="min-h-[2lh] [overflow-wrap:anywhere]">
              {details.data?.description}
            </p>
          )}
          <ul className="flex flex-wrap gap-1.5">
            {isOnSale(product) && (
              <li>
                <Badge tone="orange-outline">{messages.loyaltyCard}</Badge>
              </li>
            )}
            {product.diets.map(diet => (
              <li key={diet}>
                <Tag>{labels.diets[diet]}</Tag>
              </li>
            ))}
          </ul>
          <div className="mt-auto">{action}</div>
        </div>
      </div>
    </Dialog>
  )
}
