import type { Person, PlanSettings } from '../plan.ts'
import type { Wish } from '../planned.ts'

/** The settings without a wish. */
export function withoutWish(settings: PlanSettings, wish: Wish): PlanSettings {
  switch (wish.kind) {
    case 'budget':
      return { ...settings, budgetCents: null }
    case 'repeats':
      return { ...settings, daysBetweenRepeats: 0 }
    case 'main_food':
      return { ...settings, maxPerMainFood: null }
    case 'minutes': {
      const { [wish.mealType]: _, ...maxMinutes } = settings.maxMinutes
      return { ...settings, maxMinutes }
    }
    case 'diet':
      return ofPerson(({ diets }) => ({ diets: diets.filter(diet => diet !== wish.diet) }))
    case 'avoids':
      return ofPerson(({ avoids }) => ({ avoids: avoids.filter(group => group !== wish.group) }))
    case 'dislikes':
      return ofPerson(({ dislikes }) => ({ dislikes: dislikes.filter(food => food !== wish.food) }))
  }

  function ofPerson(change: (person: Person) => Partial<Person>): PlanSettings {
    const personId = 'personId' in wish ? wish.personId : undefined
    return {
      ...settings,
      people: settings.people.map(person =>
        person.id === personId ? { ...person, ...change(person) } : person,
      ),
    }
  }
}
