import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { newPerson } from '@aisleway/core/plan/default-settings'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { maxPeople, maxPlanDays } from '@aisleway/core/plan/plan-limits'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { newId } from '../../../api/client/new-id.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxChips } from '../../../ui/controls/choice-chips.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { NumberField } from '../../catalogue/number-field.tsx'
import { messages as planMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { MoreConstraints } from './more-constraints.tsx'
import { PersonFields } from './person-fields.tsx'

type Props = { settings: PlanSettings; onChange: (settings: PlanSettings) => void }

/** Who eats, when and for how much; expandable, all other settings of a plan. */
export function SettingsFields({ settings, onChange }: Props) {
  const { people, days, firstDay, budgetCents } = settings
  const change = (changed: Partial<PlanSettings>) => onChange({ ...settings, ...changed })
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-bold">{planMessages.people}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
          {people.map((person, i) => (
            <PersonFields
              key={person.id}
              person={person}
              place={i + 1}
              onChange={changed =>
                change({ people: people.map(one => (one.id === changed.id ? changed : one)) })
              }
              onRemove={
                people.length > 1
                  ? () => change({ people: people.filter(({ id }) => id !== person.id) })
                  : undefined
              }
            />
          ))}
        </div>
        {people.length < maxPeople && (
          <Button
            variant="ghost"
            size="compact"
            icon={<PlusIcon />}
            onClick={() => change({ people: [...people, newPerson({ id: newId(), name: '' })] })}
            className="mt-2 -ml-3"
          >
            {messages.addPerson}
          </Button>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <TextField
          type="date"
          label={messages.firstDay}
          value={firstDay}
          required
          onChange={({ target }) => target.value && change({ firstDay: target.value })}
          className="w-48"
        />
        <div>
          <p aria-hidden className="mb-2 font-bold">
            {messages.numberOfDays}
          </p>
          <Stepper
            tone="sunken"
            value={days}
            max={maxPlanDays}
            label={messages.numberOfDays}
            increaseLabel={messages.oneMoreDay}
            decreaseLabel={messages.oneDayLess}
            onIncrease={() => change({ days: days + 1 })}
            onDecrease={() => change({ days: days - 1 })}
            className="h-12"
          />
        </div>
        <CheckboxChips
          legend={messages.meals}
          options={mealTypes}
          labelOf={type => planMessages.mealTypes[type]}
          chosen={settings.mealTypes}
          // A plan has at least one meal a day.
          onChange={chosen => chosen.length > 0 && change({ mealTypes: chosen })}
        />
        <div className="w-48">
          <NumberField
            label={messages.budget}
            hint={messages.noLimit}
            prefix="$"
            limits={{ min: 1, max: 10_000, decimals: 2 }}
            value={budgetCents === null ? null : budgetCents / 100}
            onChange={dollars =>
              change({ budgetCents: dollars === null ? null : Math.round(dollars * 100) })
            }
          />
        </div>
      </div>
      <details className="group/fold">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold text-leaf [&::-webkit-details-marker]:hidden">
          {messages.moreConstraints}
          <CaretDownIcon className="text-lg group-open/fold:rotate-180" />
        </summary>
        <MoreConstraints settings={settings} onChange={change} />
      </details>
    </>
  )
}
