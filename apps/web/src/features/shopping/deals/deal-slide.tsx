import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import { dealReason } from '@aisleway/core/shopping/deals'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { WasPrice } from '../../../ui/display/was-price.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'

/** Shows why it is a deal, what it is, and a button that adds it to the list. */
export function DealSlide({ product, onAdd }: { product: Product; onAdd: () => void }) {
  const { name, priceCents, originalPriceCents } = product
  const sale = isOnSale(product)
  return (
    <article className="flex flex-col gap-2 p-3">
      <p className="flex min-h-6 items-center pr-24">
        <Badge>{messages.dealReasons[dealReason(product)]}</Badge>
      </p>
      <div className="flex items-center gap-3 large-text:[&>.shelf]:hidden">
        <ProductThumb product={product} size="row" />
        <div className="min-w-0 grow">
          <h3 lang={storeLanguage} className="line-clamp-2 font-row text-row">
            {nameWithoutSize(product)}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <Price cents={priceCents} size="ticket" sale={sale} />
            {sale && originalPriceCents !== null && (
              <WasPrice label={messages.was}>{formatCents(originalPriceCents)}</WasPrice>
            )}
            <span className="text-ink2 text-meta">{product.weightQuantity}</span>
          </p>
        </div>
        <IconButton
          label={messages.addDealNamed(name)}
          title={messages.addDeal}
          variant="leaf"
          size="final"
          icon={<PlusIcon />}
          onClick={onAdd}
        />
      </div>
    </article>
  )
}
