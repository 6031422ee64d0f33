import { maxBasketDays, maxBasketPeople } from '@aisleway/core/generator/basket/basket-schema'
import type { BasketCriteria } from '@aisleway/core/generator/basket/fill-basket'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { type FormEvent, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioChips } from '../../../ui/controls/choice-chips.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { BudgetField } from '../form/budget-field.tsx'
import { DietField } from '../form/diet-field.tsx'
import { WaySwitch } from '../form/way-switch.tsx'
import { messages as generatorMessages } from '../messages.ts'
import { messages } from './messages.ts'

type Props = {
  criteria: BasketCriteria
  isBusy: boolean
  onFill: (criteria: BasketCriteria) => void
  className?: string
}

const dayChoices = [3, 5, 7, 10, maxBasketDays]

export function BasketForm({ criteria: given, isBusy, onFill, className }: Props) {
  const [criteria, setCriteria] = useState(given)
  const change = (changed: Partial<BasketCriteria>) => setCriteria({ ...criteria, ...changed })
  const send = (event: FormEvent) => {
    event.preventDefault()
    onFill(criteria)
  }
  return (
    <form
      noValidate
      aria-label={generatorMessages.formTitle}
      onSubmit={send}
      className={classNames('flex flex-col gap-5 rounded-panel bg-surface p-5 sm:p-6', className)}
    >
      <h2 className="display text-dialog">{generatorMessages.formTitle}</h2>
      <WaySwitch way="basket" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold">{messages.people}</span>
        <Stepper
          tone="sunken"
          min={1}
          max={maxBasketPeople}
          value={criteria.people}
          label={messages.people}
          increaseLabel={messages.morePeople}
          decreaseLabel={messages.fewerPeople}
          onIncrease={() => change({ people: criteria.people + 1 })}
          onDecrease={() => change({ people: criteria.people - 1 })}
        />
      </div>
      <RadioChips
        legend={messages.days}
        options={dayChoices}
        labelOf={messages.dayCount}
        chosen={criteria.days}
        onChange={days => change({ days })}
      />
      <DietField diet={criteria.diet} onChange={diet => change({ diet })} />
      <BudgetField
        budgetCents={criteria.budgetCents}
        onChange={budgetCents => change({ budgetCents })}
      />
      <Button
        type="submit"
        size="final"
        icon={<BasketIcon />}
        busy={isBusy}
        busyLabel={messages.filling}
      >
        {messages.fill}
      </Button>
    </form>
  )
}
