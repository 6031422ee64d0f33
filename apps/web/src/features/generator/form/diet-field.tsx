import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { RadioChips } from '../../../ui/controls/choice-chips.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

type Props = { diet: Diet | null; onChange: (diet: Diet | null) => void }

export function DietField({ diet: chosen, onChange }: Props) {
  return (
    <RadioChips
      legend={messages.dietaryPreference}
      options={[null, ...diets]}
      labelOf={diet => (diet === null ? messages.noPreference : labels.diets[diet])}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
