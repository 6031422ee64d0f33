import { maxDislikes } from '@aisleway/core/plan/plan-limits'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/controls/chip.tsx'
import { FoodField } from '../../meals/foods/food-field.tsx'
import { foodNamesQuery } from '../../meals/foods/food-queries.ts'
import { messages } from './messages.ts'

type Props = { foods: readonly string[]; onChange: (foods: string[]) => void }

/** Foods that must not be in this person's meals. */
export function Dislikes({ foods, onChange }: Props) {
  const { data: names = [] } = useQuery(foodNamesQuery(foods))
  const nameOf = (food: string) => names.find(one => one.food === food)?.name ?? food
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="font-bold">{messages.dislikes}</p>
      {foods.length < maxDislikes && (
        <FoodField
          label={messages.dislikes}
          onChoose={({ food }) => onChange([...new Set([...foods, food])])}
        />
      )}
      {foods.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {foods.map(food => (
            <Chip
              key={food}
              label={nameOf(food)}
              removeLabel={messages.removeDislike(nameOf(food))}
              onClick={() => onChange(foods.filter(other => other !== food))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
