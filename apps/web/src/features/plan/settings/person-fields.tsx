import { diets } from '@aisleway/core/catalogue/diets'
import { type FoodGroup, foodGroups } from '@aisleway/core/plan/food-groups'
import type { Person } from '@aisleway/core/plan/plan'
import { maxPersonName } from '@aisleway/core/plan/plan-limits'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { CheckboxChips } from '../../../ui/controls/choice-chips.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages as planMessages } from '../messages.ts'
import { avoidsText } from './constraint-text.ts'
import { Dislikes } from './dislikes.tsx'
import { messages } from './messages.ts'

type Props = {
  person: Person
  /** 1-based. */
  place: number
  onChange: (person: Person) => void
  /** Absent if there is only one person. */
  onRemove: (() => void) | undefined
}

/** One of the people who eat: the name, how much, and, expandable, what must not be in a meal. */
export function PersonFields({ person, place, onChange, onRemove }: Props) {
  const { name, portion } = person
  const change = (changed: Partial<Person>) => onChange({ ...person, ...changed })
  const called = name || messages.person(place)
  return (
    <fieldset className="rounded-card bg-sunken p-4">
      <legend className="sr-only">{called}</legend>
      <div className="flex items-end gap-2">
        <TextField
          label={messages.name}
          value={name}
          maxLength={maxPersonName}
          placeholder={messages.person(place)}
          onChange={event => change({ name: event.target.value })}
          className="min-w-0 grow"
        />
        {onRemove && (
          <IconButton
            label={messages.removePerson(called)}
            icon={<TrashIcon />}
            onClick={onRemove}
            className="mb-0.5 text-ink2!"
          />
        )}
      </div>
      <div className="mt-3">
        <SegmentedControl
          legend={messages.portionOf(called)}
          segments={portions}
          value={portion < 1 ? 'child' : 'adult'}
          onValueChange={value => change({ portion: value === 'child' ? childPortion : 1 })}
        />
      </div>
      <details className="group/fold mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{messages.constraintsOf(called)}: </span>
          <span className="min-w-0 grow first-letter:uppercase">{avoidsText(person)}</span>
          <CaretDownIcon className="shrink-0 text-lg group-open/fold:rotate-180" />
        </summary>
        <CheckboxChips
          className="mt-3"
          legend={messages.avoids}
          options={foodGroups}
          chosen={person.avoids}
          labelOf={group => planMessages.groups[group]}
          onChange={avoids => change({ avoids })}
        >
          <ChoiceChip
            type="checkbox"
            checked={isVegetarian(person)}
            onChange={event => change({ avoids: withoutMeat(person, event.target.checked) })}
          >
            {messages.vegetarian}
          </ChoiceChip>
        </CheckboxChips>
        <CheckboxChips
          className="mt-3"
          legend={messages.diets}
          options={diets}
          chosen={person.diets}
          labelOf={diet => labels.diets[diet]}
          onChange={chosen => change({ diets: chosen })}
        />
        <Dislikes foods={person.dislikes} onChange={dislikes => change({ dislikes })} />
      </details>
    </fieldset>
  )
}

const childPortion = 0.5

const portions = [
  { value: 'adult', label: messages.adult },
  { value: 'child', label: messages.child },
] as const

const animals: readonly FoodGroup[] = ['meat', 'pork', 'fish', 'shellfish']

function isVegetarian({ avoids }: Person): boolean {
  return animals.every(group => avoids.includes(group))
}

function withoutMeat({ avoids }: Person, isVegetarian: boolean): FoodGroup[] {
  return foodGroups.filter(group =>
    animals.includes(group) ? isVegetarian : avoids.includes(group),
  )
}
