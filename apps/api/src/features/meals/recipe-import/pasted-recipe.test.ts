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

it('reads several times and the servings on one line', () => {
  const recipe = (facts: string) =>
    readPastedRecipe(`Chili\n${facts}\nIngredients\n2 lb ground beef\nSteps\nBrown it.`)
  expect(recipe('Prep: 15 min   Cook time: 1 hour 10 minutes')).toMatchObject({
    prepMinutes: 15,
    cookMinutes: 70,
  })
  expect(recipe('Prep: 10 min  Cook: 15 min  Serves: 2')).toMatchObject({
    prepMinutes: 10,
    cookMinutes: 15,
    servings: 2,
  })
  expect(recipe('Tiempo de preparación: 20 min Tiempo de cocción: 1 h')).toMatchObject({
    prepMinutes: 20,
    cookMinutes: 60,
  })
})

it('takes a note on the line of its heading for a note', () => {
  const text =
    'Pancakes\nIngredients\n2 cups flour\nMethod\nMix.\n**Notes:** freezes well\nTip: keep warm in the oven'
  expect(readPastedRecipe(text)).toMatchObject({
    steps: ['Mix.'],
    note: 'freezes well\nkeep warm in the oven',
  })
})

it('reads a recipe without a heading for its ingredients whose dish is described first', () => {
  const text =
    'Chili (serves 6)\nThis was my grandmother’s recipe, and we made it every winter.\nPrep: 15 min\nFor the chili:\n1 1/2 lbs ground beef\n2 (15 oz) cans kidney beans, drained\nsalt & pepper to taste\nDirections\n1. Brown the beef.\n2. Simmer for 1 hour.'
  expect(readPastedRecipe(text)).toMatchObject({
    name: 'Chili (serves 6)',
    servings: 6,
    prepMinutes: 15,
    lines: [
      '1 1/2 lbs ground beef',
      '2 (15 oz) cans kidney beans, drained',
      'salt & pepper to taste',
    ],
    steps: ['Brown the beef.', 'Simmer for 1 hour.'],
  })
})

it('finds no recipe in sentences alone', () => {
  expect(
    readPastedRecipe('A story\nWe went to the store on Friday.\nIt was closed by then.'),
  ).toBeNull()
})
