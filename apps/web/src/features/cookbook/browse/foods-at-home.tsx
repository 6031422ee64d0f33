import { maxFoodsAtHome } from '@aisleway/core/meals/cookbook/cookbook-address'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/controls/chip.tsx'
import { FoodField } from '../../meals/foods/food-field.tsx'
import { foodNamesQuery } from '../../meals/foods/food-queries.ts'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The foods to be used up: meals that use them come first. */
export function FoodsAtHome({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  const { foods } = state
  const { data: names = [] } = useQuery(foodNamesQuery(foods))
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
