import { pantryStaple } from '@aisleway/core/meals/basket/pantry'
import { mainFood } from '@aisleway/core/plan/foods/main-food'
import { expect, it } from 'vitest'
import { buildMeals } from './build-meals.ts'

const meals = buildMeals()

it.each([
  ['Shakshuka with Feta', 'egg'],
  ['Cod and Potato Hash with Dill', 'cod'],
  ['Chicken Noodle Soup with Dill', 'chicken'],
  ['Split Pea Soup with Paprika Croutons', 'split pea'],
  ['Two-Bean Stuffed Sweet Potatoes', 'bean'],
  ['Warm Chickpeas with Tahini and Pita', 'bean'],
  ['Lemony Lentil Soup with Spinach', 'lentil'],
  ['Oven-Crisp Eggplant Parmesan', 'eggplant'],
  ['Sheet-Pan Tofu with Peanut Sauce', 'tofu'],
  ['Tomato Basil Soup with Cheddar Toasts', 'tomato'],
  ['Steak Tips with Mushrooms and Blue Cheese', 'beef'],
])('%s is made of %s', (name, food) => {
  const meal = meals.find(one => one.name === name)
  if (!meal) throw new Error(`There is no ${name}`)
  const ingredients = meal.ingredients.map(part => ({
    ...part,
    isPantry: pantryStaple(part, meal) !== null,
  }))
  expect(mainFood(ingredients)).toBe(food)
})

it('every meal of the cookbook has one', () => {
  const without = meals.filter(
    ({ ingredients }) =>
      ingredients.length > 0 &&
      mainFood(ingredients.map(part => ({ ...part, isPantry: false }))) === null,
  )
  expect(without.map(({ name }) => name)).toEqual([])
})
