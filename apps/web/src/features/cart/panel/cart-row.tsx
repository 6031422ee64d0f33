import { type CartItem, maxQuantity } from '@aisleway/core/cart/cart'
import { needText } from '@aisleway/core/cart/need'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import { packagesCents } from '@aisleway/core/shopping/line-cents'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { WasPrice } from '../../../ui/display/was-price.tsx'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages as catalogueMessages } from '../../catalogue/messages.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'
import { tagsText } from './tags-text.ts'

type Props = { item: CartItem; onChange: (by: number) => void; onRemove: () => void }

/** One line of the cart; its minus stops at 1 (spec 1 §4). */
export function CartRow({ item, onChange, onRemove }: Props) {
  const { product, quantity, priceCentsWhenAdded, need } = item
  const { name } = product
  const sale = !product.isRetired && isOnSale(product) && product.originalPriceCents !== null
  return (
    <li className="flex gap-4 border-line border-b py-3 last:border-b-0 large-text:[&>.shelf]:hidden">
      <ProductThumb product={product} size="large" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3 large-text:flex-wrap">
          <h3 lang={storeLanguage} className="min-w-0 font-row text-row">
            {name}
          </h3>
          {!product.isRetired && <Price cents={packagesCents(item)} size="row" sale={sale} />}
        </div>
        <p className="flex items-center gap-2 text-ink2 text-meta large-text:flex-wrap">
          <DepartmentSquare department={product.department} />
          <span className="shrink-0 font-bold">{labels.department(product.department)}</span>
          <span className="truncate">{tagsText(product)}</span>
        </p>
        {need && <p className="text-ink2 text-meta">{messages.forMeals(needText(need))}</p>}
        {product.isRetired ? (
          <p className="font-semibold text-danger text-meta">{messages.noLongerSold}</p>
        ) : (
          priceCentsWhenAdded !== product.priceCents && (
            <p className="font-semibold text-meta">
              {messages.priceWhenAdded(formatCents(priceCentsWhenAdded))}
            </p>
          )
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
          {!product.isRetired && (
            <Stepper
              tone="sunken"
              value={quantity}
              max={maxQuantity}
              label={messages.quantityOf(name)}
              increaseLabel={messages.oneMore(name)}
              decreaseLabel={messages.oneLess(name)}
              onIncrease={() => onChange(1)}
              onDecrease={() => onChange(-1)}
            />
          )}
          <span className="ml-auto flex items-center">
            {sale && (
              <WasPrice label={catalogueMessages.was}>
                {formatCents((product.originalPriceCents ?? 0) * quantity)}
              </WasPrice>
            )}
            <Button
              variant="ghost"
              size="compact"
              aria-label={messages.removeNamed(name)}
              onClick={onRemove}
              className="-mr-3 max-w-none! px-3! text-ink2!"
            >
              {messages.remove}
            </Button>
          </span>
        </div>
      </div>
    </li>
  )
}
