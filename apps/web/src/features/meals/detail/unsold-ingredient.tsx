import type { MealIngredient } from '@aisleway/core/meals/meal'
import { quantityText } from '@aisleway/core/meals/recipe/quantity-text'
import { PackageIcon } from '@phosphor-icons/react/Package'
import { messages } from '../messages.ts'

type Props = { ingredient: MealIngredient; scale: number }

/** An ingredient for which the store has no product. It has no price, not even $0. */
export function UnsoldIngredient({ ingredient, scale }: Props) {
  return (
    <li className="flex items-center gap-4 border-line border-b py-3.5 last:border-b-0">
      <span
        aria-hidden
        className="grid size-16 shrink-0 place-items-center rounded-control bg-sunken text-2xl text-ink2"
      >
        <PackageIcon />
      </span>
      <div className="min-w-0">
        <h2 className="font-row text-row first-letter:uppercase [overflow-wrap:anywhere]">
          {ingredient.name}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-ink2 text-meta">
          <span className="font-semibold">
            {quantityText(ingredient, scale) ?? messages.asNeeded}
          </span>
          <span>{messages.notFound}</span>
        </p>
      </div>
    </li>
  )
}
