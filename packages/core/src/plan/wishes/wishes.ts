import type { PlanSettings } from '../plan.ts'
import type { Wish } from '../planned.ts'

/** Every hard rule in the settings. */
export function wishesOf(settings: PlanSettings): Wish[] {
  const { budgetCents, daysBetweenRepeats, maxPerMainFood, maxMinutes, mealTypes, people } =
    settings
  return [
    ...(budgetCents === null ? [] : [{ kind: 'budget' as const }]),
    ...(daysBetweenRepeats === 0 ? [] : [{ kind: 'repeats' as const }]),
    ...(maxPerMainFood === null ? [] : [{ kind: 'main_food' as const }]),
    ...mealTypes
      .filter(mealType => maxMinutes[mealType] !== undefined)
      .map(mealType => ({ kind: 'minutes' as const, mealType })),
    ...people.flatMap(({ id: personId, diets, avoids, dislikes }): Wish[] => [
      ...diets.map(diet => ({ kind: 'diet' as const, personId, diet })),
      ...avoids.map(group => ({ kind: 'avoids' as const, personId, group })),
      ...dislikes.map(food => ({ kind: 'dislikes' as const, personId, food })),
    ]),
  ]
}

/** The same settings without these rules. */
export function withoutWishes(settings: PlanSettings, wishes: readonly Wish[]): PlanSettings {
  return wishes.reduce(withoutWish, settings)
}

function withoutWish(settings: PlanSettings, wish: Wish): PlanSettings {
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
      return withPerson(settings, wish.personId, ({ diets }) => ({
        diets: diets.filter(diet => diet !== wish.diet),
      }))
    case 'avoids':
      return withPerson(settings, wish.personId, ({ avoids }) => ({
        avoids: avoids.filter(group => group !== wish.group),
      }))
    case 'dislikes':
      return withPerson(settings, wish.personId, ({ dislikes }) => ({
        dislikes: dislikes.filter(food => food !== wish.food),
      }))
  }
}

function withPerson(
  settings: PlanSettings,
  personId: string,
  change: (person: PlanSettings['people'][number]) => Partial<PlanSettings['people'][number]>,
): PlanSettings {
  const people = settings.people.map(person =>
    person.id === personId ? { ...person, ...change(person) } : person,
  )
  return { ...settings, people }
}
