import { centsPerServing, freshBasket, totalCents } from '@aisleway/core/meals/basket/basket'
import { ingredientData, type Meal } from '@aisleway/core/meals/meal'
import { formatCents } from '@aisleway/core/money'
import { Price } from '../../ui/display/price.tsx'
import { messages } from './messages.ts'
import { PantryNote } from './staples/pantry-note.tsx'
import { useLackingStaples } from './staples/use-staples.ts'

/** What a meal costs, including the staples the shopper lacks: per serving, and in total. */
export function MealPrice({ meal }: { meal: Meal }) {
  const basket = freshBasket(meal, useLackingStaples())
  // Without prices there is nothing to show, least of all $0.
  if (ingredientData(meal) !== 'complete') {
    return <p className="flex min-h-10 items-center font-bold text-ink2">{messages.notPriced}</p>
  }
  return (
    <div className="min-w-0">
      <p className="flex min-h-10 flex-wrap items-center gap-x-3">
        <Price cents={Math.round(centsPerServing(meal, basket))} size="card" />{' '}
        <span className="text-meta leading-tight">
          <span className="block font-bold">{messages.perServing}</span>{' '}
          <span className="block text-ink2">
            {messages.totalOf(formatCents(totalCents(meal, basket)))}
          </span>
        </span>
      </p>
      <PantryNote meal={meal} basket={basket} className="mt-1.5 leading-tight" />
    </div>
  )
}
