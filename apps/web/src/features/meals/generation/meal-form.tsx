import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import { type MealType, mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { budgetLimits, caloriesLimits } from '@aisleway/core/meals/generation/meals-address'
import { centsFromDollars } from '@aisleway/core/money'
import { BowlFoodIcon } from '@phosphor-icons/react/BowlFood'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { EggIcon } from '@phosphor-icons/react/Egg'
import { ForkKnifeIcon } from '@phosphor-icons/react/ForkKnife'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { RadioChips } from '../../../ui/controls/choice-chips.tsx'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { numberAttributes, numberErrorIn } from '../../catalogue/number-error.ts'
import { messages } from '../messages.ts'

type Props = {
  /** The initial values of the form. */
  criteria: MealCriteria | null
  isBusy: boolean
  onGenerate: (criteria: MealCriteria) => void
  className?: string
}

/** Plan a meal (spec 1 §5). The form is validated on submit, then on every change. */
export function MealForm({ criteria, isBusy, onGenerate, className }: Props) {
  const [mealType, setMealType] = useState<MealType | undefined>(criteria?.mealType)
  const [diet, setDiet] = useState<Diet | 'no_preference'>(criteria?.diet ?? 'no_preference')
  const [errors, setErrors] = useState<ReturnType<typeof errorsIn>>()

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    const found = errorsIn(fields)
    setErrors(found)
    if (!mealType) return toast.error({ ...messages.missingType, key: 'meals' })
    if (found.budget) return fields.budget.focus()
    if (found.maxCalories) return fields.maxCalories.focus()
    const { budget, maxCalories } = fields
    onGenerate({
      mealType,
      diet,
      budgetCents: budget.value ? centsFromDollars(budget.valueAsNumber) : null,
      maxCalories: maxCalories.value ? maxCalories.valueAsNumber : null,
    })
  }

  return (
    <form
      noValidate
      aria-label={messages.formTitle}
      onSubmit={send}
      onInput={event => errors && setErrors(errorsIn(fieldsOf(event.currentTarget)))}
      className={classNames('flex flex-col gap-5 rounded-panel bg-surface p-5 sm:p-6', className)}
    >
      <h2 className="display text-dialog">{messages.formTitle}</h2>
      <div>
        <p aria-hidden className="mb-2 font-bold">
          {messages.mealType}
        </p>
        <SegmentedControl
          legend={messages.mealType}
          segments={mealTypes.map(value => {
            const Icon = icons[value]
            return { value, label: messages.mealTypes[value], icon: <Icon /> }
          })}
          value={mealType}
          onValueChange={setMealType}
        />
      </div>
      <RadioChips
        legend={messages.dietaryPreference}
        options={['no_preference', ...diets] as const}
        labelOf={value => (value === 'no_preference' ? messages.noPreference : labels.diets[value])}
        chosen={diet}
        onChange={setDiet}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 narrow:grid-cols-1">
        <TextField
          {...numberAttributes(budgetLimits)}
          name="budget"
          label={messages.budget}
          prefix="$"
          defaultValue={dollarsText(criteria?.budgetCents)}
          hint={messages.budgetHint}
          error={errors?.budget}
          className={numberFieldClass}
        />
        <TextField
          {...numberAttributes(caloriesLimits)}
          name="maxCalories"
          label={messages.maxCalories}
          defaultValue={criteria?.maxCalories ?? ''}
          hint={messages.caloriesHint}
          error={errors?.maxCalories}
          className={numberFieldClass}
        />
      </div>
      <Button
        type="submit"
        size="final"
        icon={<CookingPotIcon />}
        busy={isBusy}
        busyLabel={messages.generating}
      >
        {messages.generate}
      </Button>
      <div className="-my-2 flex flex-wrap justify-center gap-x-2">
        <Link to="/cookbook" className={buttonClass({ variant: 'ghost', size: 'compact' })}>
          {messages.browseCookbook}
        </Link>
        <Link
          to="/"
          className={classNames(buttonClass({ variant: 'ghost', size: 'compact' }), 'text-ink2!')}
        >
          {messages.backToHome}
        </Link>
      </div>
    </form>
  )
}

const icons = { breakfast: EggIcon, lunch: BowlFoodIcon, dinner: ForkKnifeIcon }

/** Spin buttons would take a third of a price field's width. */
const numberFieldClass =
  '[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none'

type Fields = { budget: HTMLInputElement; maxCalories: HTMLInputElement }

function fieldsOf(form: HTMLFormElement): Fields {
  const { budget, maxCalories } = form.elements as unknown as Fields
  return { budget, maxCalories }
}

function errorsIn({ budget, maxCalories }: Fields) {
  return {
    budget: numberErrorIn(budget, budgetLimits),
    maxCalories: numberErrorIn(maxCalories, caloriesLimits),
  }
}

function dollarsText(cents: number | null | undefined): string {
  return cents == null ? '' : (cents / 100).toFixed(2)
}
