import { maxFoodsAtHome } from '@aisleway/core/meals/cookbook/cookbook-address'
import { foodsToUse } from '@aisleway/core/pantry/at-home'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/button.tsx'
import { today } from '../../../ui/text/today.ts'
import { FoodChips } from '../../meals/foods/food-chips.tsx'
import { FoodField } from '../../meals/foods/food-field.tsx'
import { pantryQuery } from '../../pantry/pantry-query.ts'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The foods to use up: meals that use them come first. */
export function FoodsAtHome({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  const { foods } = state
  const { data: pantry } = useQuery(pantryQuery)
  const inPantry = foodsToUse(pantry?.entries ?? [], today())
  const withPantry = [...new Set([...foods, ...inPantry])].slice(0, maxFoodsAtHome)
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
      <FoodChips
        foods={foods}
        removeLabel={messages.removeFood}
        onChange={others => change({ foods: others })}
      />
    </section>
  )
}
