import type { Person } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { Wish } from '@aisleway/core/plan/planned'
import { locale } from '../../../ui/text/locale.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'

/** "No milk, no spinach; Low Sodium", or that the person eats everything. */
export function avoidsText({ avoids, dislikes, diets }: Person): string {
  const foods = [...avoids.map(group => messages.groups[group].toLowerCase()), ...dislikes]
  const parts = [...foods.map(messages.wishes.no), ...diets.map(diet => labels.diets[diet])]
  return parts.length > 0 ? parts.join(', ') : messages.eatsAll
}

/** "Doesn’t fit a preference: Kim: no milk." */
export function breaksText(wishes: readonly Wish[], plan: Plan): string {
  const text = rulesText(wishes, plan)
  return wishes.length === 1 ? messages.breaksWish(text) : messages.breaksWishes(text)
}

/** What a wish of the plan is called: "your budget", "Kim: no milk". */
function ruleText(wish: Wish, { settings }: Plan): string {
  const { wishes } = messages
  switch (wish.kind) {
    case 'budget':
      return wishes.budget
    case 'repeats':
      return wishes.repeats
    case 'main_food':
      return wishes.mainFood
    case 'minutes':
      return wishes.minutes(messages.mealTypes[wish.mealType])
    case 'diet':
      return ofPerson(wish.personId, labels.diets[wish.diet])
    case 'avoids':
      return ofPerson(wish.personId, wishes.no(messages.groups[wish.group].toLowerCase()))
    case 'dislikes':
      return ofPerson(wish.personId, wishes.no(wish.food))
  }

  function ofPerson(personId: string, text: string): string {
    const name = settings.people.find(({ id }) => id === personId)?.name
    return name ? wishes.of(name, text) : text
  }
}

/** "your budget and Kim: no milk" */
export function rulesText(wishes: readonly Wish[], plan: Plan): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return list.format(wishes.map(wish => ruleText(wish, plan)))
}
