import { expect, it } from 'vitest'
import { readIngredientLine } from './ingredient-line.ts'

it.each([
  ['1 1/2 cups all-purpose flour, sifted', 1.5, 'cup', 'all-purpose flour', 'sifted'],
  ['1½ cups flour', 1.5, 'cup', 'flour', null],
  ['½ tsp. salt', 0.5, 'tsp', 'salt', null],
  ['1⁄4 teaspoon pepper', 0.25, 'tsp', 'pepper', null],
  ['3 large eggs', 3, 'large', 'eggs', null],
  ['2 eggs', 2, 'whole', 'eggs', null],
  ['200g spaghetti', 200, 'g', 'spaghetti', null],
  ['1.5 kg potatoes', 1500, 'g', 'potatoes', null],
  ['1-2 cloves garlic, minced', 2, 'clove', 'garlic', 'minced'],
  ['2 to 3 tablespoons olive oil', 3, 'tbsp', 'olive oil', null],
  ['a pinch of nutmeg', 1, 'pinch', 'nutmeg', null],
  ['1 pint cherry tomatoes', 2, 'cup', 'cherry tomatoes', null],
  ['250 ml milk', 250, 'ml', 'milk', null],
  ['Salt to taste', null, 'whole', 'Salt', 'to taste'],
  ['salt and pepper', null, 'whole', 'salt and pepper', null],
  ['1 cup cilantro (loosely packed), chopped', 1, 'cup', 'cilantro', 'chopped, loosely packed'],
  ['- 1 cup rice', 1, 'cup', 'rice', null],
  ['4 chicken breasts, boneless, skinless', 4, 'whole', 'chicken breasts', 'boneless, skinless'],
])('%s', (line, amount, measure, name, prepared) => {
  expect(readIngredientLine(line)).toEqual({ amount, measure, name, prepared, gramsEach: null })
})

it('the weight in parentheses is that of one can', () => {
  expect(readIngredientLine('2 (15-ounce) cans black beans, drained')).toEqual({
    amount: 2,
    measure: 'can',
    name: 'black beans',
    prepared: 'drained',
    gramsEach: 425.25,
  })
})

it('whatever else stands in a line is its name', () => {
  expect(readIngredientLine('cloves')).toMatchObject({ amount: null, name: 'cloves' })
  expect(readIngredientLine('')).toMatchObject({ amount: null, name: '' })
})
