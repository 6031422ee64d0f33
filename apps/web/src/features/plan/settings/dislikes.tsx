import { maxDislikes } from '@aisleway/core/plan/plan-limits'
import { FoodChips } from '../../meals/foods/food-chips.tsx'
import { FoodField } from '../../meals/foods/food-field.tsx'
import { messages } from './messages.ts'

type Props = { foods: readonly string[]; onChange: (foods: string[]) => void }

/** Foods that must not be in this person's meals. */
export function Dislikes({ foods, onChange }: Props) {
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="font-bold">{messages.dislikes}</p>
      {foods.length < maxDislikes && (
        <FoodField
          label={messages.dislikes}
          onChoose={({ food }) => onChange([...new Set([...foods, food])])}
        />
      )}
      <FoodChips foods={foods} removeLabel={messages.removeDislike} onChange={onChange} />
    </div>
  )
}
