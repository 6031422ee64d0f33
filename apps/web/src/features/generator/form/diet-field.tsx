import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { useId } from 'react'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

type Props = { diet: Diet | null; onChange: (diet: Diet | null) => void }

export function DietField({ diet: chosen, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{messages.dietaryPreference}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...diets].map(diet => (
          <ChoiceChip
            key={diet}
            type="radio"
            name={name}
            value={diet ?? ''}
            checked={chosen === diet}
            onChange={() => onChange(diet)}
          >
            {diet ? labels.diets[diet] : messages.noPreference}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
