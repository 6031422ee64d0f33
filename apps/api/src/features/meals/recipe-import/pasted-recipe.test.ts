import { expect, it } from 'vitest'
import { readPastedRecipe } from './pasted-recipe.ts'

const family = `Tuna Casserole
For the filling
2 cans tuna, drained
1 cup brown rice
handful crushed potato chips
Mix all and top with chips.
Bake at 350 1 hr.
`

it('reads steps right below the ingredients, however short, and buys nothing for a subheading', () => {
  expect(readPastedRecipe(family)).toMatchObject({
    lines: ['2 cans tuna, drained', '1 cup brown rice', 'handful crushed potato chips'],
    steps: ['Mix all and top with chips.', 'Bake at 350 1 hr.'],
  })
})

it('takes no food for a step that begins with such a word', () => {
  const text = 'Bowl\n2 cups rice\nBrown sugar\nMix of seeds\nRoast beef, 1 lb\nServe.'
  expect(readPastedRecipe(text)).toMatchObject({
    lines: ['2 cups rice', 'Brown sugar', 'Mix of seeds', 'Roast beef, 1 lb'],
    steps: ['Serve.'],
  })
})

it('keeps headings without a colon out of the ingredients', () => {
  const text =
    'Carbonara\nIngredients\nFor the pasta\n400g spaghetti\nPara la salsa\n4 huevos\nMethod\nCook.'
  expect(readPastedRecipe(text)?.lines).toEqual(['400g spaghetti', '4 huevos'])
})

it('leaves out bullets and boxes before ingredients and steps', () => {
  const text =
    'Pancakes\nIngredients\n- 2 cups flour\n• 2 eggs\n- [ ] 1 cup milk\nMethod\n* Mix.\n- 2. Fry.'
  expect(readPastedRecipe(text)).toMatchObject({
    lines: ['2 cups flour', '2 eggs', '1 cup milk'],
    steps: ['Mix.', 'Fry.'],
  })
})
