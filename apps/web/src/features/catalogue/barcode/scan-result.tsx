import { maxQuantity } from '@aisleway/core/cart/cart'
import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { messages as uiMessages } from '../../../ui/messages.ts'
import { ProductThumb } from '../product/product-thumb.tsx'
import type { AddTarget } from '../suggestions/add-target.ts'
import { messages as addMessages } from '../suggestions/messages.ts'
import { storeLanguage } from '../written-language.ts'
import { barcodeQuery } from './barcode-query.ts'
import { messages } from './messages.ts'

type Props = { gtin: string | undefined; target: AddTarget }

/** The product sold under a code, with a button to add it, or why there is none. */
export function ScanResult({ gtin, target }: Props) {
  const isOnline = useOnline()
  const { data: product, isError, refetch } = useQuery(barcodeQuery(gtin))
  const isFailed = isOnline && isError
  const failure = isFailed ? messages.failed : !isOnline && uiMessages.noNetwork
  return (
    <div className="min-h-15">
      <p role="status" className="font-semibold empty:hidden">
        {product
          ? messages.found(product.name)
          : failure || (gtin && product === null && messages.unknown(shortest(gtin)))}
      </p>
      {isFailed && (
        <Button variant="tint" size="compact" onClick={() => refetch()} className="mt-2">
          {uiMessages.tryAgain}
        </Button>
      )}
      {product && <FoundProduct product={product} target={target} />}
    </div>
  )
}

function FoundProduct({ product, target }: { product: Product; target: AddTarget }) {
  const quantity = target.quantityOf(product.id)
  const change = (by: number) => target.setQuantity(product, quantity + by)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <ProductThumb product={product} />
      <span className="min-w-30 grow basis-0">
        <span lang={storeLanguage} className="line-clamp-2 font-semibold leading-tight">
          {nameWithoutSize(product)}
        </span>
        <span className="block text-ink2 text-meta">{product.weightQuantity}</span>
      </span>
      <Price cents={product.priceCents} size="ticket" sale={isOnSale(product)} />
      {quantity > 0 ? (
        <Stepper
          value={quantity}
          label={product.name}
          increaseLabel={addMessages.oneMore(product.name)}
          decreaseLabel={addMessages.oneLess(product.name)}
          removeLabel={addMessages.remove(product.name)}
          max={maxQuantity}
          onIncrease={() => change(1)}
          onDecrease={() => change(-1)}
        />
      ) : (
        <Button
          aria-label={addMessages.add(1, product.name, target.listName)}
          onClick={() => change(1)}
        >
          {messages.add}
        </Button>
      )}
    </div>
  )
}

/** As printed: a UPC has 12 digits. */
function shortest(gtin: string): string {
  return gtin.startsWith('00') ? gtin.slice(2) : gtin
}
