import {
  budgetStepCents,
  maxBudgetCents,
  minBudgetCents,
} from '@aisleway/core/generator/list-criteria'
import { formatCents } from '@aisleway/core/money'
import { Slider } from '../../../ui/controls/slider.tsx'
import { messages } from '../messages.ts'

type Props = { budgetCents: number; onChange: (budgetCents: number) => void }

export function BudgetField({ budgetCents, onChange }: Props) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-3 font-bold">
        {messages.budget}
        <output className="text-row">{formatCents(budgetCents)}</output>
      </p>
      <Slider
        label={messages.budget}
        valueText={formatCents(budgetCents)}
        value={budgetCents}
        min={minBudgetCents}
        max={maxBudgetCents}
        step={budgetStepCents}
        onValueChange={onChange}
      />
    </div>
  )
}
