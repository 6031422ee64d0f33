import { itemsLimits, type ListCriteria } from '@aisleway/core/generator/list-criteria'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { numberAttributes, numberErrorIn } from '../../catalogue/number-error.ts'
import { messages } from '../messages.ts'
import { BudgetField } from './budget-field.tsx'
import { DietField } from './diet-field.tsx'
import { RunningLowField } from './running-low-field.tsx'
import { WaySwitch } from './way-switch.tsx'

type Props = {
  /** The initial values of the form. */
  criteria: ListCriteria
  isBusy: boolean
  onGenerate: (criteria: ListCriteria) => void
  className?: string
}

/** Plan a list (spec 2 §2). The number of items is validated on submit, then on every change. */
export function GeneratorForm({ criteria: given, isBusy, onGenerate, className }: Props) {
  const [criteria, setCriteria] = useState(given)
  const [wasSent, setSent] = useState(false)
  const [countError, setCountError] = useState<string>()
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
      <WaySwitch way="price" />
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
      <DietField diet={criteria.diet} onChange={diet => change({ diet })} />
      <RunningLowField
        departments={criteria.departments}
        onChange={departments => change({ departments })}
      />
      <BudgetField
        budgetCents={criteria.budgetCents}
        onChange={budgetCents => change({ budgetCents })}
      />
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
        icon={<ListPlusIcon />}
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
