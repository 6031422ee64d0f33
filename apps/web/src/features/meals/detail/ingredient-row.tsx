import { maxQuantity } from '@aisleway/core/cart/cart'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { type BasketLine, percentUsed } from '@aisleway/core/meals/basket/basket'
import { quantityText } from '@aisleway/core/meals/recipe/quantity-text'
import { formatCents } from '@aisleway/core/money'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { WasPrice } from '../../../ui/display/was-price.tsx'
import { useQuantity } from '../../cart/use-cart-items.ts'
import { messages as catalogueMessages } from '../../catalogue/messages.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { useAddToCart } from '../in-cart/use-add-to-cart.tsx'
import { messages } from '../messages.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'
import { SwapButton } from './swap-button.tsx'

type Props = { line: BasketLine; onScreen: MealOnScreen; onSwap: () => void }

/** An ingredient to buy: its product and the number of packages. */
export function IngredientRow({ line, onScreen, onSwap }: Props) {
  const { ingredient, packages } = line
  const { food, product } = ingredient
  const percent = percentUsed(line, onScreen.scale)
  const sale = isOnSale(product) && product.originalPriceCents !== null
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] large-text:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3.5 last:border-b-0 large-text:[&>.shelf]:hidden @min-[40rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <ProductThumb product={product} size="row" />
      <div className="min-w-0 self-center">
        <h2 lang={storeLanguage} className="font-row text-row">
          {product.name}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink2 text-meta">
          <span className="font-semibold">
            {quantityText(ingredient, onScreen.scale) ?? messages.asNeeded}
          </span>
          {onScreen.basket.atHome && food in onScreen.basket.atHome.grams && (
            <Badge tone="tint">{messages.inPantry}</Badge>
          )}
          {percent !== null && <span>{messages.uses(percent, packages)}</span>}
          {sale && (
            <>
              <Badge>{catalogueMessages.sale}</Badge>
              <Badge tone="orange-outline">{catalogueMessages.loyaltyCard}</Badge>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-col items-end gap-1 self-start @min-[40rem]:self-center">
        <Price cents={product.priceCents * packages} size="ticket" sale={sale} />
        {sale && (
          <WasPrice label={catalogueMessages.was}>
            {formatCents((product.originalPriceCents ?? 0) * packages)}
          </WasPrice>
        )}
        {packages > 1 && (
          <span className="text-ink2 text-tag">
            {messages.priceOfEach(packages, formatCents(product.priceCents))}
          </span>
        )}
      </p>
      <div className="-ml-2 col-span-full flex flex-wrap items-center gap-2 @min-[40rem]:col-auto @min-[40rem]:ml-0">
        <SwapButton name={ingredient.name} onPress={onSwap} />
        <Stepper
          tone="sunken"
          value={packages}
          max={maxQuantity}
          label={messages.packagesOf(product.name)}
          increaseLabel={messages.morePackages(product.name)}
          decreaseLabel={messages.fewerPackages(product.name)}
          onIncrease={() => onScreen.setPackages(food, packages + 1)}
          onDecrease={() => onScreen.setPackages(food, packages - 1)}
          className="ml-auto"
        />
        <AddButton line={line} onScreen={onScreen} />
      </div>
    </li>
  )
}

/** Ticked once this screen has added the product to the cart, for as long as it is mounted. */
function AddButton({ line, onScreen }: { line: BasketLine; onScreen: MealOnScreen }) {
  const { product } = line.ingredient
  const { add, isAdding } = useAddToCart(onScreen)
  const quantity = useQuantity(product.id)
  const isAdded = onScreen.addedIds.includes(product.id) && quantity > 0
  return (
    <IconButton
      label={isAdded ? messages.addedToCart(product.name) : messages.addToCart(product.name)}
      variant={isAdded ? 'leaf' : 'tint'}
      icon={isAdded ? <CheckIcon /> : <BasketIcon />}
      disabled={isAdding}
      onClick={() => add([line])}
    />
  )
}
