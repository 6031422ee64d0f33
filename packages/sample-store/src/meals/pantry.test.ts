import { pantryStaple } from '@aisleway/core/meals/basket/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { buildMeals, type SampleMeal } from './build-meals.ts'

const meals = buildMeals()
const namesIn = (meal: SampleMeal, isPantry: boolean) =>
  meal.ingredients.filter(part => (pantryStaple(part, meal) !== null) === isPantry)
const pantryOf = (dish: string) =>
  namesIn(meals.find(({ name }) => name === dish)!, true).map(({ name }) => name)

describe('the pantry of a meal', () => {
  it.each([
    ['Spinach, Mushroom and Swiss Omelet', 'egg'],
    ['Tuna Puttanesca with Linguine', 'pasta'],
    ['Tuna Puttanesca with Linguine', 'crushed tomatoes'],
    ['Ginger Rice Porridge with Tofu and Peas', 'long-grain white rice'],
    ['Buttermilk Pancakes with Blueberry Sauce', 'all-purpose flour'],
    ['Cinnamon Orange Brown Rice Pudding', 'skim milk'],
    ['Chicken Noodle Soup with Dill', 'low-sodium chicken broth'],
    ['Butter Chicken with Cauliflower', 'unsalted butter'],
    ['Paprika Pork Goulash with Egg Noodles', 'paprika'],
  ])('of %s has no %s: it names or makes the dish', (dish, food) => {
    expect(pantryOf(dish)).not.toContain(food)
  })

  it.each([
    ['Spinach, Mushroom and Swiss Omelet', ['2% milk', 'salt', 'black pepper', 'unsalted butter']],
    ['Glazed Meatloaf with Green Beans', ['egg', 'ketchup', 'olive oil']],
    ['Chicken Piccata with Wilted Spinach', ['all-purpose flour', 'lemon juice']],
    ['Flank Steak and Pepper Stir-Fry', ['black pepper', 'reduced-sodium soy sauce']],
  ])('of %s keeps the staples %s', (dish, foods) => {
    expect(pantryOf(dish)).toEqual(expect.arrayContaining(foods))
  })

  it('never holds rice or pasta: whoever cooks them wants them in the price', () => {
    const served = meals.filter(meal =>
      namesIn(meal, true).some(({ name }) => /\b(rice|pasta)\b/.test(name)),
    )
    expect(served.map(({ name }) => name)).toEqual([])
  })

  it('always holds salt, oil and water', () => {
    const lifted = meals.filter(meal =>
      namesIn(meal, false).some(({ name }) => /^(salt|water)$| oil$/.test(name)),
    )
    expect(lifted.map(({ name }) => name)).toEqual([])
  })

  it('leaves of every meal the greater part to buy', () => {
    const light = meals.filter(meal => {
      const bought = namesIn(meal, false).reduce((sum, { grams }) => sum + grams, 0)
      const atHome = namesIn(meal, true)
        .filter(({ food }) => food !== 'water')
        .reduce((sum, { grams }) => sum + grams, 0)
      return bought < atHome
    })
    expect(light.map(({ name }) => name)).toEqual([])
  })
})

// Prints the result for review by somebody who cooks.
afterAll(() => {
  if (process.env.SHOW_PANTRY) {
    console.table(meals.map(meal => ({ meal: meal.name, pantry: pantryOf(meal.name).join(', ') })))
  }
})
