import type { ListHead } from '@aisleway/core/lists/contract'
import { calendarMeals, planCalendar } from '@aisleway/core/plan/calendar'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { saveFile } from '../../../ui/page/save-file.ts'
import { mealName } from '../meal-name.ts'
import { messages } from '../messages.ts'
import type { KnownPlan } from '../plan-queries.ts'

/** Saves the meals as a calendar file that any calendar can import. */
export function saveCalendar(
  { id, name }: Pick<ListHead, 'id' | 'name'>,
  plan: Plan,
  priced: KnownPlan | undefined,
): void {
  const meals = calendarMeals(plan, {
    meal: slug => mealName(slug, priced),
    leftovers: messages.leftoversOf,
    out: messages.out,
    address: slug => `${window.location.origin}/meals/${slug}`,
  })
  saveFile(
    `${name}.ics`,
    'text/calendar',
    planCalendar({ uid: id, name, changedAt: new Date() }, meals),
  )
}
