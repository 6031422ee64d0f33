import { withBand } from '@aisleway/core/plan/constraints/daily-bands'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import type { BandNutrient } from '@aisleway/core/plan/planned'
import { bandNutrients } from '@aisleway/core/plan/search/band-penalty'
import { NumberField } from '../../catalogue/number-field.tsx'
import { messages as planMessages } from '../messages.ts'
import { messages } from './messages.ts'

type Props = {
  bands: PlanSettings['dailyBands']
  onChange: (bands: PlanSettings['dailyBands']) => void
}

/** The minimum and maximum of each nutrient per day, kept where possible. */
export function DailyBands({ bands, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-bold">{messages.bands}</legend>
      <p className="mt-0.5 mb-3 text-ink2 text-meta">{messages.bandsText}</p>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {bandNutrients.map(nutrient => {
          const { min = null, max = null } = bands[nutrient] ?? {}
          return (
            <fieldset key={nutrient} className="grid grid-cols-2 items-start gap-3">
              <legend className="mb-1 font-bold">{planMessages.nutrientUnits[nutrient]}</legend>
              <NumberField
                label={<Quiet>{messages.atLeastOf}</Quiet>}
                limits={{ min: 0, max: mostOf[nutrient], decimals: 0 }}
                value={min}
                onChange={value => onChange(withBand(bands, nutrient, { min: value, max }))}
              />
              <NumberField
                label={<Quiet>{messages.atMostOf}</Quiet>}
                limits={{ min: min ?? 0, max: mostOf[nutrient], decimals: 0 }}
                value={max}
                onChange={value => onChange(withBand(bands, nutrient, { min, max: value }))}
              />
            </fieldset>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Less prominent than the nutrient's name above both fields. */
function Quiet({ children }: { children: string }) {
  return <span className="font-medium text-ink2 text-meta">{children}</span>
}

/** Nobody eats more than this in a day. */
const mostOf: Record<BandNutrient, number> = {
  calories: 20_000,
  protein: 1_000,
  fiber: 1_000,
  sodium: 50_000,
}
