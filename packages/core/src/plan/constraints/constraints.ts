import type { PlanSettings } from '../plan.ts'
import type { Constraint } from '../planned.ts'

/** Every constraint in the settings that a plan can break. */
export function constraintsOf(settings: PlanSettings): Constraint[] {
  const { budgetCents, daysBetweenRepeats, maxPerMainFood, maxMinutes, mealTypes, people } =
    settings
  return [
    ...(budgetCents === null ? [] : [{ kind: 'budget' as const }]),
    ...(daysBetweenRepeats === 0 ? [] : [{ kind: 'repeats' as const }]),
    ...(maxPerMainFood === null ? [] : [{ kind: 'main_food' as const }]),
    ...mealTypes
      .filter(mealType => maxMinutes[mealType] !== undefined)
      .map(mealType => ({ kind: 'minutes' as const, mealType })),
    ...people.flatMap(({ id: personId, diets, avoids, dislikes }): Constraint[] => [
      ...diets.map(diet => ({ kind: 'diet' as const, personId, diet })),
      ...avoids.map(group => ({ kind: 'avoids' as const, personId, group })),
      ...dislikes.map(food => ({ kind: 'dislikes' as const, personId, food })),
    ]),
  ]
}

/** The same settings without these constraints. */
export function withoutConstraints(
  settings: PlanSettings,
  constraints: readonly Constraint[],
): PlanSettings {
  return constraints.reduce(withoutConstraint, settings)
}

function withoutConstraint(settings: PlanSettings, constraint: Constraint): PlanSettings {
  switch (constraint.kind) {
    case 'budget':
      return { ...settings, budgetCents: null }
    case 'repeats':
      return { ...settings, daysBetweenRepeats: 0 }
    case 'main_food':
      return { ...settings, maxPerMainFood: null }
    case 'minutes': {
      const { [constraint.mealType]: _, ...maxMinutes } = settings.maxMinutes
      return { ...settings, maxMinutes }
    }
    case 'diet':
      return withPerson(settings, constraint.personId, ({ diets }) => ({
        diets: diets.filter(diet => diet !== constraint.diet),
      }))
    case 'avoids':
      return withPerson(settings, constraint.personId, ({ avoids }) => ({
        avoids: avoids.filter(group => group !== constraint.group),
      }))
    case 'dislikes':
      return withPerson(settings, constraint.personId, ({ dislikes }) => ({
        dislikes: dislikes.filter(food => food !== constraint.food),
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
