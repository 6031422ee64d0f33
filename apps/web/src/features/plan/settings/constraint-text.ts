import type { Person } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { Constraint } from '@aisleway/core/plan/planned'
import { locale } from '../../../ui/text/locale.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

/** "no milk, no spinach, Low Sodium", or that the person eats everything. */
export function avoidsText({ avoids, dislikes, diets }: Person): string {
  const foods = [...avoids.map(group => messages.groups[group].toLowerCase()), ...dislikes]
  const parts = [...foods.map(messages.constraints.no), ...diets.map(diet => labels.diets[diet])]
  return parts.length > 0 ? parts.join(', ') : messages.eatsAll
}

/** "Doesn’t fit a preference: Kim: no milk." */
export function breaksText(constraints: readonly Constraint[], plan: Plan): string {
  const text = constraintsText(constraints, plan)
  return constraints.length === 1
    ? messages.breaksConstraint(text)
    : messages.breaksConstraints(text)
}

/** What a constraint of the plan is called: "your budget", "Kim: no milk". */
function constraintText(constraint: Constraint, { settings }: Plan): string {
  const { constraints } = messages
  switch (constraint.kind) {
    case 'budget':
      return constraints.budget
    case 'repeats':
      return constraints.repeats
    case 'main_food':
      return constraints.mainFood
    case 'minutes':
      return constraints.minutes(messages.mealTypes[constraint.mealType])
    case 'diet':
      return ofPerson(constraint.personId, labels.diets[constraint.diet])
    case 'avoids':
      return ofPerson(
        constraint.personId,
        constraints.no(messages.groups[constraint.group].toLowerCase()),
      )
    case 'dislikes':
      return ofPerson(constraint.personId, constraints.no(constraint.food))
  }

  function ofPerson(personId: string, text: string): string {
    const name = settings.people.find(({ id }) => id === personId)?.name
    return name ? constraints.of(name, text) : text
  }
}

/** "your budget and Kim: no milk" */
export function constraintsText(constraints: readonly Constraint[], plan: Plan): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return list.format(constraints.map(constraint => constraintText(constraint, plan)))
}
