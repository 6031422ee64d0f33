import { maxFoodsAtHome } from '@aisleway/core/meals/cookbook/cookbook-address'
import { foodsToUse } from '@aisleway/core/pantry/at-home'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { today } from '../../../ui/text/today.ts'
import { FoodField } from '../../meals/foods/food-field.tsx'
import { foodNamesQuery } from '../../meals/foods/food-queries.ts'
import { pantryQuery } from '../../pantry/pantry-query.ts'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The foods to use up: meals that use them come first. */
export function FoodsAtHome({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  const { foods } = state
  const { data: names = [] } = useQuery(foodNamesQuery(foods))
  const { data: pantry } = useQuery(pantryQuery)
  const inPantry = foodsToUse(pantry?.entries ?? [], today())
  const withPantry = [...new Set([...foods, ...inPantry])].slice(0, maxFoodsAtHome)
  const nameOf = (food: string) => names.find(one => one.food === food)?.name ?? food
  return (
    <section aria-label={messages.atHome} className="flex flex-col gap-2.5">
      <div className="grid items-center gap-x-6 gap-y-2.5 @min-[44rem]:grid-cols-2">
        <div>
          <h2 className="font-bold">{messages.atHome}</h2>
          <p className="text-ink2 text-meta">{messages.atHomeHint}</p>
        </div>
        {foods.length < maxFoodsAtHome && (
          <FoodField
            label={messages.atHome}
            onChoose={({ food }) => change({ foods: [...new Set([...foods, food])] })}
          />
        )}
      </div>
      {withPantry.length > foods.length && (
        <Button
          variant="tint"
          size="compact"
          onClick={() => change({ foods: withPantry })}
          className="self-start"
        >
          {messages.usePantry}
        </Button>
      )}
      {foods.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {foods.map(food => (
            <Chip
              key={food}
              label={nameOf(food)}
              removeLabel={messages.removeFood(nameOf(food))}
              onClick={() => change({ foods: foods.filter(one => one !== food) })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
