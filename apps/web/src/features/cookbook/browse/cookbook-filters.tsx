import { diets } from '@aisleway/core/catalogue/diets'
import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { formatCents } from '@aisleway/core/money'
import { RadioChips } from '../../../ui/controls/choice-chips.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages as mealMessages } from '../../meals/messages.ts'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The criteria for the meals. Each choice applies at once. */
export function CookbookFilters({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  return (
    <div className="flex flex-col gap-4">
      <RadioChips
        legend={messages.mealType}
        options={[null, ...mealTypes]}
        labelOf={type => (type === null ? messages.anyType : mealMessages.mealTypes[type])}
        chosen={state.mealType}
        onChange={mealType => change({ mealType })}
      />
      <RadioChips
        legend={messages.diet}
        options={[null, ...diets]}
        labelOf={diet => (diet === null ? messages.anyDiet : labels.diets[diet])}
        chosen={state.diet}
        onChange={diet => change({ diet })}
      />
      <Limit
        label={messages.minutes}
        any={messages.anyMinutes}
        steps={[15, 30, 45, 60, 120]}
        labelOf={messages.upToMinutes}
        value={state.maxMinutes}
        onChoose={maxMinutes => change({ maxMinutes })}
      />
      <Limit
        label={messages.budget}
        any={messages.anyBudget}
        steps={[150, 250, 400, 600, 1000]}
        labelOf={cents => messages.upTo(formatCents(cents))}
        value={state.budgetCents}
        onChoose={budgetCents => change({ budgetCents })}
      />
      <Limit
        label={messages.calories}
        any={messages.anyCalories}
        steps={[300, 450, 600, 800]}
        labelOf={messages.upToCalories}
        value={state.maxCalories}
        onChoose={maxCalories => change({ maxCalories })}
      />
    </div>
  )
}

type LimitProps = {
  label: string
  any: string
  steps: readonly number[]
  labelOf: (most: number) => string
  value: number | null
  onChoose: (most: number | null) => void
}

/** A limit in the URL that is not one of the steps is inserted among them. */
function Limit({ label, any, steps, labelOf, value, onChoose }: LimitProps) {
  const most = value === null ? steps : [...new Set([...steps, value])].sort((a, b) => a - b)
  return (
    <div>
      <p aria-hidden className="mb-2 font-bold">
        {label}
      </p>
      <Select
        label={label}
        labelHidden
        options={[
          { value: '', label: any },
          ...most.map(one => ({ value: String(one), label: labelOf(one) })),
        ]}
        value={value === null ? '' : String(value)}
        onValueChange={chosen => onChoose(chosen === '' ? null : Number(chosen))}
        className="w-full"
      />
    </div>
  )
}
