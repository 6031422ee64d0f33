import { halfWeek } from '../problem/plan-parts.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import { mostRepeated } from './days-apart.ts'
import type { TimesOf } from './meal-times.ts'
import { atMost, columnsByMeal, type PlanModel, slotsOf } from './model.ts'
import { mostTimes } from './slot-classes.ts'

/** Within each run of days, a dish occurs no more often than the required distance allows. */
export function addRepeats(problem: PlanProblem, model: PlanModel): void {
  const { slots, days } = problem
  const { rows, columns, choices, classes } = model
  const daysOfClass = classes.map(one => one.slots.map(slot => slots[slot]!.day))
  const known = new Set<string>()
  for (const isInside of runsOfDays(days)) {
    const inside = [...classes.keys()].filter(at => daysOfClass[at]!.every(isInside))
    // Within a single class, the bound of its column already ensures that.
    if (inside.length < 2 || known.has(inside.join())) continue
    known.add(inside.join())
    const ofClasses = [...choices.keys()].filter(at => inside.includes(choices[at]!.slotClass))
    for (const ofMeal of columnsByMeal(model, ofClasses)) {
      const most = mostTimes(problem, slotsOf(model, ofMeal), choices[ofMeal[0]!]!.meal)
      const sum = ofMeal.reduce((total, column) => total + columns[column]!.most, 0)
      if (most < sum) rows.push(atMost(most, ofMeal))
    }
  }
}

function runsOfDays(days: number): ((day: number) => boolean)[] {
  const all = Array.from({ length: days }, (_, day) => day)
  return all.flatMap(first =>
    all.slice(first).map(last => (day: number) => day >= first && day <= last),
  )
}

/**
 * Repeats of a dish need days that are far enough apart, so within each half of a week and within the whole plan only
 * a limited number of dishes can occur twice, and fewer three times.
 */
export function addRepeatedDishes(problem: PlanProblem, model: PlanModel, timesOf: TimesOf): void {
  const { slots, daysBetweenRepeats: apart } = problem
  if (apart === 0) return
  const halves = [...model.choices.keys()].map(at => halfWeek(slots[slotsOf(model, [at])[0]!]!.day))
  for (const half of [...new Set(halves), null]) {
    const within = [...halves.keys()].filter(at => half === null || halves[at] === half)
    const days = [...new Set(slotsOf(model, within))].map(slot => slots[slot]!.day)
    const byTimes: number[][] = []
    for (const ofMeal of columnsByMeal(model, within)) {
      if (mostTimes(problem, slotsOf(model, ofMeal), model.choices[ofMeal[0]!]!.meal) < 2) continue
      timesOf(ofMeal).forEach((column, i) => {
        byTimes[i] = [...(byTimes[i] ?? []), column]
      })
    }
    for (const [i, columns] of byTimes.entries()) {
      const most = mostRepeated(days, { times: i + 1, apart })
      if (i > 0 && most < columns.length) model.rows.push(atMost(most, columns))
    }
  }
}

/** A main food occurs no more often than allowed, fixed meals included. */
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
    rows.push(atMost(Math.max(0, maxPerMainFood - held.length), columns))
  }
}
