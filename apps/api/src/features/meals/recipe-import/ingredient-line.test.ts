import { expect, it } from 'vitest'
import { readIngredientLine } from './ingredient-line.ts'

it.each([
  ['1 1/2 cups all-purpose flour, sifted', 1.5, 'cup', 'all-purpose flour', 'sifted'],
  ['1½ cups flour', 1.5, 'cup', 'flour', null],
  ['1 and ½ cups flour', 1.5, 'cup', 'flour', null],
  ['1/16 tsp cloves', 0.063, 'tsp', 'cloves', null],
  ['1 1/2-2 cups rice', 2, 'cup', 'rice', null],
  ['⅔-inch piece ginger', 1, 'piece', 'ginger', null],
  ['1 inch ginger', 1, 'piece', 'ginger', null],
  ['½" piece ginger, grated', 1, 'piece', 'ginger', 'grated'],
  ['2 cm de jengibre', 1, 'piece', 'jengibre', null],
  ['9-inch pie crust', 1, 'whole', 'pie crust', null],
  ['8 6-inch corn tortillas', 8, 'whole', 'corn tortillas', null],
  ['1 inch piece fresh ginger', 1, 'piece', 'fresh ginger', null],
  ['1 splash milk', 1, 'tbsp', 'milk', null],
  ['drizzle of honey', null, 'tbsp', 'honey', null],
  ['handful crushed potato chips', null, 'handful', 'crushed potato chips', null],
  ['1 vaso de aceite de oliva', 1, 'cup', 'aceite de oliva', null],
  ['1 lata grande de maíz pozolero', 1, 'can', 'maíz pozolero', null],
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
  ['boneless, skinless chicken thighs', null, 'whole', 'boneless, skinless chicken thighs', null],
  ['1-1/2 cups sugar', 1.5, 'cup', 'sugar', null],
  ['about 2 cups milk', 2, 'cup', 'milk', null],
  ['2% milk', null, 'whole', '2% milk', null],
  ['1 cup 2% milk', 1, 'cup', '2% milk', null],
  ['1 cup plus 2 tablespoons flour', 1.125, 'cup', 'flour', null],
  ['2 garlic cloves, minced', 2, 'clove', 'garlic', 'minced'],
  ['½ stick butter', 4, 'tbsp', 'butter', null],
  ['2 heaping tablespoons tomato paste', 2, 'tbsp', 'tomato paste', null],
  ['Juice of 1 lemon', 1, 'whole', 'lemon', 'juice'],
  ['1 tsp olive oil for greasing', 1, 'tsp', 'olive oil', 'for greasing'],
  ['2 cucharadas de aceite de oliva', 2, 'tbsp', 'aceite de oliva', null],
  ['media taza de leche', 0.5, 'cup', 'leche', null],
  ['1 y 1/2 tazas de harina', 1.5, 'cup', 'harina', null],
  ['Sal al gusto', null, 'whole', 'Sal', 'al gusto'],
  ['1 dozen eggs', 12, 'whole', 'eggs', null],
  ['half a dozen eggs', 6, 'whole', 'eggs', null],
  ['media docena de huevos', 6, 'whole', 'huevos', null],
  ['half a cup milk', 0.5, 'cup', 'milk', null],
  ['half an onion', 0.5, 'whole', 'onion', null],
  ['2 lg eggs', 2, 'large', 'eggs', null],
  ['1 gallon milk', 16, 'cup', 'milk', null],
  ['1 cup / 240 ml milk', 1, 'cup', 'milk', null],
  ['100g/3.5oz butter', 100, 'g', 'butter', null],
  ['✅ 2 cups flour', 2, 'cup', 'flour', null],
  ['🍅 2 tomatoes', 2, 'whole', 'tomatoes', null],
  ['1 tube crescent rolls', 1, 'package', 'crescent rolls', null],
  ['1 sobre de gelatina', 1, 'package', 'gelatina', null],
  ['4 chicken breasts, boneless, skinless', 4, 'whole', 'chicken breasts', 'boneless, skinless'],
])('%s', (line, amount, measure, name, prepared) => {
  expect(readIngredientLine(line)).toEqual({ amount, measure, name, prepared, gramsEach: null })
})

it('"1 x 400ml tin" is a tin of that size', () => {
  expect(readIngredientLine('1 x 400ml tin coconut milk')).toMatchObject({
    amount: 1,
    measure: 'can',
    name: 'coconut milk',
    gramsEach: 400,
  })
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

it.each([
  ['15 oz can black beans, drained', 'can', 'black beans', 425.25],
  ['14-ounce can coconut milk', 'can', 'coconut milk', 396.9],
  ['8 oz. package cream cheese', 'package', 'cream cheese', 226.8],
  ['400g tin chickpeas', 'can', 'chickpeas', 400],
  ['1/2 lb package bacon', 'package', 'bacon', 226.8],
  ['1 16-oz container cottage cheese', 'package', 'cottage cheese', 453.6],
])('a container named by its weight alone is one: %s', (line, measure, name, gramsEach) => {
  expect(readIngredientLine(line)).toMatchObject({ amount: 1, measure, name, gramsEach })
})

it('the weight before the can is that of one, too', () => {
  expect(readIngredientLine('1 28-ounce can crushed tomatoes')).toMatchObject({
    amount: 1,
    measure: 'can',
    name: 'crushed tomatoes',
    gramsEach: 793.8,
  })
})

it('the weight of one can may be a fraction', () => {
  expect(readIngredientLine('2 (14 1/2 oz) cans corn')).toMatchObject({
    amount: 2,
    name: 'corn',
    gramsEach: 411.08,
  })
  expect(readIngredientLine('1 14½-ounce can corn')).toMatchObject({ amount: 1, gramsEach: 411.08 })
})

it('whatever else stands in a line is its name', () => {
  expect(readIngredientLine('cloves')).toMatchObject({ amount: null, name: 'cloves' })
  expect(readIngredientLine('')).toMatchObject({ amount: null, name: '' })
})
