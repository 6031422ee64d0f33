import type { Meal } from '@aisleway/core/meals/meal'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { IngredientText } from '../detail/ingredient-text.tsx'
import { messages } from './messages.ts'

type Props = {
  meal: Meal
  servings: number
  index: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onTurn: (index: number) => void
}

/** Lists everything to get ready, and all steps to jump to. */
export function CookOverview({ meal, servings, index, open, onOpenChange, onTurn }: Props) {
  const scale = servings / meal.servings
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={messages.overview}
      closeLabel={messages.closeOverview}
    >
      <h3 className="display mb-2 text-card">{messages.ingredientsFor(servings)}</h3>
      <ul className="mb-7">
        {meal.ingredients?.map(ingredient => (
          <li key={ingredient.food} className="border-line border-b py-2.5 last:border-b-0">
            <IngredientText meal={meal} ingredient={ingredient} scale={scale} />
          </li>
        ))}
      </ul>
      <h3 className="display mb-2 text-card">{messages.steps}</h3>
      <ol className="flex flex-col gap-1 pb-6">
        {meal.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a recipe may be alike
          <li key={at}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => {
                onTurn(at)
                onOpenChange(false)
              }}
              className="pressable flex w-full gap-3 rounded-control p-3 text-left hover:bg-sunken aria-[current=step]:bg-tint aria-[current=step]:text-on-tint"
            >
              <span className="display min-w-6 text-[1.1875rem] leading-[1.2]">{at + 1}</span>
              <span lang={mealLanguage(meal)}>{step}</span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
