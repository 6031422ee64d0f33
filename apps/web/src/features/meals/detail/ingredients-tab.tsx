import type { Diet } from '@aisleway/core/catalogue/diets'
import { type BasketLine, totalCents } from '@aisleway/core/meals/basket/basket'
import { ingredientData, unsoldIngredients } from '@aisleway/core/meals/meal'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { useOpenCart } from '../../cart/panel/cart-panel-host.tsx'
import { Callout } from '../callout.tsx'
import { messages } from '../messages.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'
import { IngredientRow } from './ingredient-row.tsx'
import { PantryItems } from './pantry-items.tsx'
import { UnsoldIngredient } from './unsold-ingredient.tsx'

const SwapDialog = preloadedPart(() => import('./swap-dialog.tsx'))

type Props = { onScreen: MealOnScreen; diet: Diet | null }

/** Lists the ingredients at today's prices; those probably at home are listed separately (spec 1 §2). */
export function IngredientsTab({ onScreen, diet }: Props) {
  const { meal, basket, lines, scale } = onScreen
  const [swapping, setSwapping] = useState<string>()
  const openCart = useOpenCart()
  const data = ingredientData(meal)

  const sold = new Map(lines.map(line => [line.ingredient.food, line]))
  const bought = lines.filter(({ ingredient }) => !ingredient.isPantry)
  const pantry = lines.filter(({ ingredient }) => ingredient.isPantry)
  const unsold = unsoldIngredients(meal)
  const water = (meal.ingredients ?? []).filter(one => one.isPantry && !sold.has(one.food))
  const swapLine = swapping === undefined ? undefined : sold.get(swapping)
  const openSwap = ({ ingredient }: BasketLine) => setSwapping(ingredient.food)

  return (
    <div className="p-4 pt-1 sm:p-6 sm:pt-2">
      {data !== 'complete' && (
        <div className="pt-4">
          <Callout title={messages.warnings[data].title}>{messages.warnings[data].message}</Callout>
        </div>
      )}
      <ul>
        {bought.map(line => (
          <IngredientRow
            key={line.ingredient.food}
            line={line}
            onScreen={onScreen}
            onSwap={() => openSwap(line)}
          />
        ))}
        {unsold.map(ingredient => (
          <UnsoldIngredient key={ingredient.food} ingredient={ingredient} scale={scale} />
        ))}
      </ul>
      {pantry.length + water.length > 0 && (
        <PantryItems lines={pantry} water={water} onScreen={onScreen} onSwap={openSwap} />
      )}
      {data === 'complete' && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex items-center gap-3.5">
            <span className="font-bold text-row">{messages.total}</span>
            <Price cents={totalCents(meal, basket)} size="row" />
          </p>
          <Button variant="sunken" onClick={openCart}>
            {messages.viewCart}
          </Button>
        </div>
      )}
      {swapLine && (
        <PartBoundary lost={lost => <LostPart {...lost} onClose={() => setSwapping(undefined)} />}>
          <SwapDialog
            key={swapLine.ingredient.food}
            line={swapLine}
            scale={scale}
            diet={diet}
            onChoose={product => onScreen.chooseProduct(swapLine.ingredient.food, product)}
            onClose={() => setSwapping(undefined)}
          />
        </PartBoundary>
      )}
    </div>
  )
}
