import { isOnSale } from '@aisleway/core/catalogue/product'
import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { maxItemQuantity } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import { packagesCents } from '@aisleway/core/shopping/line-cents'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CheckIcon } from '@phosphor-icons/react/Check'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { Tag } from '../../../ui/display/tag.tsx'
import { WasPrice } from '../../../ui/display/was-price.tsx'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'
import type { CartOfList } from './use-add-to-cart.tsx'

/** The number of tags shown (spec 2 §9). */
const tagsShown = 2

type Props = {
  line: GeneratedLine
  cart: CartOfList
  onQuantity: (quantity: number) => void
  /** More buttons, before the one for the cart. */
  children?: ReactNode
}

/** One item of a generated list; its minus stops at 0. */
export function ListRow({ line, cart, onQuantity, children }: Props) {
  const { product, quantity, isStaple } = line
  const { name, department, diets, priceCents, originalPriceCents } = product
  const isSale = isOnSale(product)
  const isInCart = cart.holds(line)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-line border-b py-3.5">
      <div className="flex min-w-0 grow basis-80 items-center gap-3.5">
        <ProductThumb product={product} size="row" />
        <div className="min-w-0">
          <h2 lang={storeLanguage} className="font-row text-row [overflow-wrap:anywhere]">
            {name}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink2 text-meta">
            <DepartmentSquare department={department} />
            <span className="font-bold">{labels.department(department)}</span>
            <span>{messages.each(formatCents(priceCents))}</span>
            {isSale && (
              <WasPrice label={messages.was}>{formatCents(originalPriceCents ?? 0)}</WasPrice>
            )}
          </p>
          {(isStaple || diets.length > 0) && (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              {isStaple && <Badge tone="tint">{messages.regular}</Badge>}
              {diets.slice(0, tagsShown).map(diet => (
                <Tag key={diet}>{labels.diets[diet]}</Tag>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className="flex items-center gap-3 @max-[40rem]:w-full">
        <Stepper
          tone="sunken"
          min={0}
          max={maxItemQuantity}
          value={quantity}
          label={messages.quantityOf(name)}
          increaseLabel={messages.oneMore(name)}
          decreaseLabel={messages.oneLess(name)}
          onIncrease={() => onQuantity(quantity + 1)}
          onDecrease={() => onQuantity(quantity - 1)}
        />
        <p className="min-w-22 text-right @max-[40rem]:ml-auto @max-[40rem]:min-w-0">
          <Price cents={packagesCents(line)} size="ticket" sale={isSale && quantity > 0} />
        </p>
        {children}
        <IconButton
          variant={isInCart ? 'plain' : 'tint'}
          label={isInCart ? messages.inCart(name) : messages.addNamed(name)}
          icon={isInCart ? <CheckIcon className="text-leaf" /> : <BasketIcon />}
          disabled={quantity === 0}
          onClick={() => (isInCart ? cart.open() : cart.addOne(line))}
        />
      </div>
    </li>
  )
}
