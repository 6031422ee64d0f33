import { centsPerServing, maxServings, totalCents } from '@aisleway/core/meals/basket/basket'
import { ingredientData, unsoldIngredients } from '@aisleway/core/meals/meal'
import { formatCents } from '@aisleway/core/money'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { PrinterIcon } from '@phosphor-icons/react/Printer'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { CheckboxRow } from '../../../ui/controls/checkbox-row.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { Tag } from '../../../ui/display/tag.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { useAddToCart } from '../in-cart/use-add-to-cart.tsx'
import { MealHeart } from '../meal-heart.tsx'
import { MealPicture } from '../meal-picture.tsx'
import { messages } from '../messages.ts'
import { AskStaples } from '../staples/ask-staples.tsx'
import { PantryNote } from '../staples/pantry-note.tsx'
import type { MealOnScreen } from '../use-meal-basket.ts'
import { MealFacts } from './meal-facts.tsx'

const CookedButton = preloadedPart(() => import('../../pantry/cooked-button.tsx'))

/** The meal at a glance: what it is, what it costs, and the button that adds it to the cart. */
export function MealSummary({ onScreen }: { onScreen: MealOnScreen }) {
  const { meal, basket } = onScreen
  const data = ingredientData(meal)
  return (
    <article className="overflow-hidden rounded-panel bg-surface [@media(min-height:58rem)]:lg:sticky [@media(min-height:58rem)]:lg:top-[calc(var(--top-bar)+1rem)]">
      <MealPicture
        imageUrl={meal.imageUrl}
        large
        eager
        className="aspect-3/2 w-full rounded-none! sm:max-lg:aspect-5/2"
      />
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <h1 lang={mealLanguage(meal)} className="display text-title [overflow-wrap:anywhere]">
            {meal.name}
          </h1>
          <MealHeart meal={meal} className="-mt-1 -mr-2.5" />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {meal.diets.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {meal.diets.map(diet => (
                <li key={diet}>
                  <Tag>{labels.diets[diet]}</Tag>
                </li>
              ))}
            </ul>
          )}
          <MealFacts meal={meal} servings={basket.servings} />
        </div>
        {data === 'complete' && <Cost onScreen={onScreen} />}
        <Actions onScreen={onScreen} />
      </div>
    </article>
  )
}

function Cost({ onScreen }: { onScreen: MealOnScreen }) {
  const { meal, basket } = onScreen
  const notSold = unsoldIngredients(meal).length
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <p className="mb-1.5 font-semibold text-ink2">{messages.pricePerServing}</p>
        <Price cents={Math.round(centsPerServing(meal, basket))} size="total" />
        <p className="mt-2 text-ink2">
          {messages.totalForServings(formatCents(totalCents(meal, basket)), basket.servings)}
        </p>
        <PantryNote meal={meal} basket={basket} className="mt-1" />
      </div>
      <div>
        <p aria-hidden className="mb-1.5 font-semibold text-ink2">
          {messages.servingsLabel}
        </p>
        <Stepper
          tone="sunken"
          value={basket.servings}
          max={maxServings}
          label={messages.servingsLabel}
          increaseLabel={messages.moreServings}
          decreaseLabel={messages.fewerServings}
          onIncrease={() => onScreen.setServings(basket.servings + 1)}
          onDecrease={() => onScreen.setServings(basket.servings - 1)}
        />
      </div>
      <AskStaples className="w-full" />
      {notSold > 0 && (
        <p className="w-full font-semibold text-meta">{messages.notCounted(notSold)}</p>
      )}
    </div>
  )
}

function Actions({ onScreen }: { onScreen: MealOnScreen }) {
  const { meal, basket, lines } = onScreen
  const { add, isAdding } = useAddToCart(onScreen)
  const noteId = useId()
  const canBuy = ingredientData(meal) === 'complete'
  const counted = lines.filter(({ isCounted }) => isCounted)
  const pantry = lines.filter(({ ingredient }) => ingredient.isPantry)
  return (
    <div className="flex flex-col gap-3">
      <CheckboxRow
        label={messages.includePantry}
        disabled={!canBuy || pantry.length === 0}
        checked={pantry.length > 0 && pantry.every(({ isCounted }) => isCounted)}
        onChange={event => onScreen.includePantry(event.target.checked)}
        className="min-h-11!"
      />
      <Button
        size="final"
        icon={<BasketIcon />}
        busy={isAdding}
        busyLabel={messages.addingMeal}
        disabled={counted.length === 0}
        aria-describedby={canBuy && counted.length === 0 ? noteId : undefined}
        onClick={() => add(counted)}
      >
        {messages.addMeal}
      </Button>
      {canBuy && counted.length === 0 && (
        <p id={noteId} className="text-ink2 text-meta">
          {messages.onlyPantry}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {meal.steps.length > 0 && (
          <Link
            to="/meals/$slug/cook"
            params={{ slug: meal.slug }}
            search={{ servings: String(basket.servings) }}
            className={`${buttonClass({ variant: 'tint' })} grow-999`}
          >
            <CookingPotIcon />
            {messages.startCooking}
          </Link>
        )}
        <Button
          variant="sunken"
          icon={<PrinterIcon />}
          onClick={() => window.print()}
          className="grow"
        >
          {messages.print}
        </Button>
        <PartBoundary>
          <CookedButton variant="sunken" meal={meal} portions={basket.servings} className="grow" />
        </PartBoundary>
      </div>
    </div>
  )
}
