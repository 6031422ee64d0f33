import { centsPerServing, freshBasket, totalCents } from '@aisleway/core/meals/basket'
import { ingredientData, type Meal } from '@aisleway/core/meals/meal'
import { formatCents } from '@aisleway/core/money'
import { Price } from '../../ui/price.tsx'
import { messages } from './messages.ts'

/** What a meal costs as it comes: for one, and for all. */
export function MealPrice({ meal }: { meal: Meal }) {
  // Without prices there is none to show: never $0.
  if (ingredientData(meal) !== 'complete') {
    return <p className="flex min-h-10 items-center font-bold text-ink2">{messages.notPriced}</p>
  }
  return (
    <p className="flex min-h-10 items-center gap-3">
      <Price cents={Math.round(centsPerServing(meal))} size="card" />{' '}
      <span className="text-meta leading-tight">
        <span className="block font-bold">{messages.perServing}</span>{' '}
        <span className="block text-ink2">
          {messages.totalOf(formatCents(totalCents(meal, freshBasket(meal))))}
        </span>
      </span>
    </p>
  )
}
