import type { PlanProblem } from '../problem/plan-problem.ts'
import { favoriteCentsPerServing } from '../search/plan-state.ts'
import { addBands } from './band-rows.ts'
import { mealTimes } from './meal-times.ts'
import type { PlanModel, Row } from './model.ts'
import { addPackages } from './package-rows.ts'
import { addMainFoods, addRepeatedDishes, addRepeats } from './repeat-rows.ts'
import { mostTimes, slotClasses } from './slot-classes.ts'

/**
 * The cheapest plan as a mixed-integer program. It ignores the order of dishes within a class, so its optimum is a
 * lower bound for every plan. `assignDays` finds the days, usually at no extra cost.
 */
export function planModel(problem: PlanProblem): PlanModel {
  const classes = slotClasses(problem)
  const { slots, meals } = problem
  const bonus = (meal: number, servings: number) =>
    meals[meal]!.isFavorite ? servings * favoriteCentsPerServing : 0
  const choices = classes.flatMap(({ candidates }, slotClass) =>
    candidates.map(meal => ({ slotClass, meal })),
  )
  const model: PlanModel = {
    classes,
    choices,
    columns: choices.map(({ slotClass, meal }) => ({
      cents: -bonus(meal, slots[classes[slotClass]!.slots[0]!]!.servings),
      most: mostTimes(problem, classes[slotClass]!.slots, meal),
      isInteger: true,
      means: { kind: 'meal', slotClass, meal },
    })),
    rows: classes.map(({ slots: members }, slotClass) => ({
      lower: members.length,
      upper: members.length,
      terms: choices.flatMap((choice, column): Row['terms'] =>
        choice.slotClass === slotClass ? [[column, 1]] : [],
      ),
    })),
    constantCents: slots.reduce(
      (sum, { fixed, servings }) => sum - (fixed === null ? 0 : bonus(fixed, servings)),
      0,
    ),
  }
  const timesOf = mealTimes(problem, model)
  addRepeats(problem, model)
  addRepeatedDishes(problem, model, timesOf)
  addMainFoods(problem, model)
  addPackages(problem, model, timesOf)
  addBands(problem, model)
  return model
}
