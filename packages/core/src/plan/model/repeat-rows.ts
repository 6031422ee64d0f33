import type { PlanProblem } from '../problem/plan-problem.ts'
import type { PlanModel, Row } from './model.ts'

/** Within so many days as have to lie between two of the same dish, it comes at most once. */
export function addRepeats(problem: PlanProblem, { rows, choices, classes }: PlanModel): void {
  const { slots, days, daysBetweenRepeats } = problem
  if (daysBetweenRepeats === 0) return
  const daysOfClass = classes.map(one => one.slots.map(slot => slots[slot]!.day))
  for (const windowOf of windows(days, daysBetweenRepeats)) {
    const inside = classes.flatMap((_, at) => (daysOfClass[at]!.every(windowOf) ? [at] : []))
    if (inside.length < 2) continue
    for (const [meal, columns] of columnsByMeal(choices, inside)) {
      const isHeld = slots.some(({ fixed, day }) => fixed === meal && windowOf(day))
      if (columns.length > 1) rows.push({ lower: 0, upper: isHeld ? 0 : 1, terms: ones(columns) })
    }
  }
}

/** Each run of days within which a dish may not come twice. */
function windows(days: number, apart: number): ((day: number) => boolean)[] {
  const count = Math.max(1, days - apart + 1)
  return Array.from({ length: count }, (_, first) => day => day >= first && day < first + apart)
}

function columnsByMeal(choices: PlanModel['choices'], inside: readonly number[]) {
  const columns = new Map<number, number[]>()
  choices.forEach(({ slotClass, meal }, column) => {
    if (inside.includes(slotClass)) columns.set(meal, [...(columns.get(meal) ?? []), column])
  })
  return columns
}

/** A main food comes at most so often, with the meals that stay. */
export function addMainFoods(
  { slots, meals, maxPerMainFood }: PlanProblem,
  { rows, choices }: PlanModel,
): void {
  if (maxPerMainFood === null) return
  const foods = new Set(choices.flatMap(({ meal }) => meals[meal]!.mainFood ?? []))
  for (const food of foods) {
    const held = slots.filter(({ fixed }) => fixed !== null && meals[fixed]!.mainFood === food)
    const columns = choices.flatMap(({ meal }, column) =>
      meals[meal]!.mainFood === food ? [column] : [],
    )
    const upper = Math.max(0, maxPerMainFood - held.length)
    rows.push({ lower: 0, upper, terms: ones(columns) })
  }
}

function ones(columns: readonly number[]): Row['terms'] {
  return columns.map(column => [column, 1])
}
