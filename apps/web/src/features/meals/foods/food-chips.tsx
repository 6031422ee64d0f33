import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/controls/chip.tsx'
import { foodNamesQuery } from './food-queries.ts'

type Props = {
  foods: readonly string[]
  removeLabel: (name: string) => string
  onChange: (foods: string[]) => void
}

/** The chosen foods, each of which can be removed. */
export function FoodChips({ foods, removeLabel, onChange }: Props) {
  const { data: names = [] } = useQuery(foodNamesQuery(foods))
  if (foods.length === 0) return null
  const nameOf = (food: string) => names.find(one => one.food === food)?.name ?? food
  return (
    <div className="flex flex-wrap gap-2">
      {foods.map(food => (
        <Chip
          key={food}
          label={nameOf(food)}
          removeLabel={removeLabel(nameOf(food))}
          onClick={() => onChange(foods.filter(other => other !== food))}
        />
      ))}
    </div>
  )
}
