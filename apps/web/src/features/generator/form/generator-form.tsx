import { diets } from '@aisleway/core/catalogue/diets'
import {
  budgetStepCents,
  itemsLimits,
  type ListCriteria,
  maxBudgetCents,
  minBudgetCents,
} from '@aisleway/core/generator/list-criteria'
import { formatCents } from '@aisleway/core/money'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { numberAttributes, numberErrorIn } from '../../catalogue/number-error.ts'
import { messages } from '../messages.ts'
import { RunningLowField } from './running-low-field.tsx'

type Props = {
  /** The values of the form at first. */
  criteria: ListCriteria
  isBusy: boolean
  onGenerate: (criteria: ListCriteria) => void
  className?: string
}

/** Plan a list (spec 2 §2). The number of items is checked on submit, then at every change. */
export function GeneratorForm({ criteria: given, isBusy, onGenerate, className }: Props) {
  const [criteria, setCriteria] = useState(given)
  const [wasSent, setSent] = useState(false)
  const [countError, setCountError] = useState<string>()
  const dietName = useId()
  const staplesHint = useId()
  const change = (changed: Partial<ListCriteria>) => setCriteria({ ...criteria, ...changed })

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { count } = event.currentTarget.elements as unknown as { count: HTMLInputElement }
    const error = numberErrorIn(count, itemsLimits)
    setSent(true)
    setCountError(error)
    if (error) count.focus()
    else onGenerate({ ...criteria, count: count.valueAsNumber })
  }

  return (
    <form
      noValidate
      aria-label={messages.formTitle}
      onSubmit={send}
      className={classNames('flex flex-col gap-5 rounded-panel bg-surface p-5 sm:p-6', className)}
    >
      <h2 className="display text-dialog">{messages.formTitle}</h2>
      <TextField
        {...numberAttributes(itemsLimits)}
        name="count"
        label={messages.numberOfItems}
        required
        defaultValue={criteria.count}
        hint={messages.itemsHint}
        error={countError}
        onInput={event => wasSent && setCountError(numberErrorIn(event.currentTarget, itemsLimits))}
      />
      <fieldset>
        <legend className="mb-2 font-bold">{messages.dietaryPreference}</legend>
        <div className="flex flex-wrap gap-2">
          {[null, ...diets].map(diet => (
            <ChoiceChip
              key={diet}
              type="radio"
              name={dietName}
              value={diet ?? ''}
              checked={criteria.diet === diet}
              onChange={() => change({ diet })}
            >
              {diet ? labels.diets[diet] : messages.noPreference}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <RunningLowField
        departments={criteria.departments}
        onChange={departments => change({ departments })}
      />
      <div>
        <p className="flex items-baseline justify-between gap-3 font-bold">
          {messages.budget}
          <output className="text-row">{formatCents(criteria.budgetCents)}</output>
        </p>
        <Slider
          label={messages.budget}
          valueText={formatCents(criteria.budgetCents)}
          value={criteria.budgetCents}
          min={minBudgetCents}
          max={maxBudgetCents}
          step={budgetStepCents}
          onValueChange={budgetCents => change({ budgetCents })}
        />
      </div>
      <div>
        <Switch
          label={messages.staplesFirst}
          checked={criteria.withStaples}
          aria-describedby={staplesHint}
          onChange={event => change({ withStaples: event.target.checked })}
          className="w-full justify-between"
        />
        <p id={staplesHint} className="text-ink2 text-meta">
          {messages.staplesHint}
        </p>
      </div>
      <Button
        type="submit"
        size="final"
        icon={<ListPlusIcon aria-hidden weight="bold" className="text-2xl" />}
        busy={isBusy}
        busyLabel={messages.generating}
      >
        {messages.generate}
      </Button>
      <Link
        to="/my-lists"
        className={classNames(
          buttonClass({ variant: 'ghost', size: 'compact' }),
          '-my-2 text-ink2!',
        )}
      >
        {messages.backToLists}
      </Link>
    </form>
  )
}
