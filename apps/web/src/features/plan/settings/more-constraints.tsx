import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { maxPlanDays } from '@aisleway/core/plan/plan-limits'
import { Switch } from '../../../ui/controls/switch.tsx'
import { NumberField } from '../../catalogue/number-field.tsx'
import { messages as planMessages } from '../messages.ts'
import { DailyBands } from './daily-bands.tsx'
import { messages } from './messages.ts'

type Props = { settings: PlanSettings; onChange: (changed: Partial<PlanSettings>) => void }

export function MoreConstraints({ settings, onChange }: Props) {
  const { maxMinutes, dailyBands, daysBetweenRepeats, maxPerMainFood } = settings
  const setMinutes = (type: MealType, minutes: number | null) => {
    const { [type]: _, ...others } = maxMinutes
    onChange({ maxMinutes: minutes === null ? others : { ...others, [type]: minutes } })
  }
  return (
    <div className="mt-2 flex flex-col gap-6">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {settings.mealTypes.map(type => (
          <NumberField
            key={type}
            label={messages.maxMinutes(planMessages.mealTypes[type])}
            hint={messages.noLimit}
            limits={{ min: 1, max: 1440, decimals: 0 }}
            value={maxMinutes[type] ?? null}
            onChange={minutes => setMinutes(type, minutes)}
          />
        ))}
        <NumberField
          label={messages.repeats}
          limits={{ min: 0, max: maxPlanDays, decimals: 0 }}
          value={daysBetweenRepeats}
          onChange={days => onChange({ daysBetweenRepeats: days ?? 0 })}
        />
        <NumberField
          label={messages.maxPerMainFood}
          hint={messages.noLimit}
          limits={{ min: 1, max: 3 * maxPlanDays, decimals: 0 }}
          value={maxPerMainFood}
          onChange={times => onChange({ maxPerMainFood: times })}
        />
        <Switch
          label={messages.favoritesFirst}
          checked={settings.prefersFavorites}
          onChange={event => onChange({ prefersFavorites: event.target.checked })}
          className="justify-between"
        />
      </div>
      <DailyBands bands={dailyBands} onChange={bands => onChange({ dailyBands: bands })} />
    </div>
  )
}
