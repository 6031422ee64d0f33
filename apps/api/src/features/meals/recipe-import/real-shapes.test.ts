import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nutritionLookup } from '../../../startup/nutrition-lookup.ts'
import { foodFinder } from './find-food.ts'
import { expectedFoods } from './fixtures/expected-foods.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { readRecipes } from './read-recipes.ts'

const folder = new URL('./fixtures/', import.meta.url)
const files = readdirSync(folder).filter(name => !name.endsWith('.ts'))
const findFood = foodFinder(nutritionLookup.foods)
const recipeIn = (file: string) => {
  const [recipe] = readRecipes(readFileSync(new URL(file, folder), 'utf8'))
  return recipe!
}

it('twenty pages and texts in the shapes that recipe sites use', () => {
  expect(files).toHaveLength(20)
  expect(files).toEqual(Object.keys(expectedFoods))
})

it('of their lines at least nine in ten are matched to the right food', () => {
  const lines = files.flatMap(file =>
    recipeIn(file).lines.map((line, at) => ({
      line,
      expected: expectedFoods[file]?.[at],
      found: findFood(readIngredientLine(line).name)?.food ?? null,
    })),
  )
  const wrong = lines.filter(({ expected, found }) => expected !== found)
  expect(lines.length).toBeGreaterThan(140)
  expect(wrong.length / lines.length, JSON.stringify(wrong, null, 1)).toBeLessThan(0.1)
  // Finding nothing is a smaller mistake than finding something else.
  expect(wrong.filter(({ found }) => found !== null)).toEqual([])
})

describe('what is read of them', () => {
  it.each(files)('%s: a name, every line, and steps', file => {
    const recipe = recipeIn(file)
    expect(recipe.name).not.toBe('')
    expect(recipe.lines).toHaveLength(expectedFoods[file]!.length)
    expect(recipe.steps.length).toBeGreaterThan(0)
    expect(JSON.stringify(recipe)).not.toMatch(/<\w|&\w+;/)
  })

  it.each([
    ['01-json-ld-alone.html', { servings: 4, prepMinutes: 15, cookMinutes: 65 }],
    ['02-graph-with-sections.html', { servings: 6, prepMinutes: 10, cookMinutes: 40 }],
    ['03-microdata.html', { servings: 3, cookMinutes: 25 }],
    ['04-microdata-old-names.html', { servings: 6, prepMinutes: 10, cookMinutes: 40 }],
    ['08-html-in-strings.html', { name: 'Banana Bread', servings: 12, cookMinutes: 60 }],
    ['10-main-entity.html', { servings: 2, prepMinutes: 5, cookMinutes: null }],
    ['13-baking.html', { servings: 36, prepMinutes: 20 }],
    ['14-spanish.html', { servings: 4, prepMinutes: 15, cookMinutes: 25 }],
    ['15-spanish-text.txt', { servings: 4, prepMinutes: 15, cookMinutes: 30 }],
    ['16-pasted-with-headings.txt', { servings: 2, note: 'Keeps for three days.' }],
    ['17-pasted-without-headings.txt', { name: 'Garlic Shrimp', servings: 4 }],
    ['18-checkboxes.txt', { servings: 4, prepMinutes: 15, cookMinutes: 10 }],
    ['20-half-measures.html', { servings: 6, cookMinutes: 45 }],
  ])('%s: its servings and times', (file, expected) => {
    expect(recipeIn(file)).toMatchObject(expected)
  })

  it.each([
    ['02-graph-with-sections.html', ['Brown the chicken on both sides.']],
    ['03-microdata.html', ['Blend everything but the syrup.']],
    ['04-microdata-old-names.html', ['Brown the beef with the onion.', 'Add the rest.']],
    ['08-html-in-strings.html', ['Mix the wet things.', 'Fold in the flour.']],
    ['11-rdfa.html', ['Salt the cucumbers and wait.', 'Stir everything together.']],
    ['15-spanish-text.txt', ['Fríe las papas y la cebolla a fuego lento.']],
    ['18-checkboxes.txt', ['Press and fry the tofu.']],
  ])('%s: its steps, one by one', (file, first) => {
    expect(recipeIn(file).steps.slice(0, first.length)).toEqual(first)
  })
})

describe('a text or page without a recipe', () => {
  it.each(['', 'Hello there.', '<html><p>Soup</p></html>', '{"@type":"Person"}', '[1, 2]'])(
    'has none: %s',
    text => {
      expect(readRecipes(text)).toEqual([])
    },
  )

  it('may be nested as deeply as it is long', () => {
    expect(readRecipes('<div>'.repeat(200_000))).toEqual([])
    const deep = '{"itemListElement":'.repeat(20_000)
    const steps = `{"@type":"Recipe","name":"A","recipeIngredient":"1 egg","recipeInstructions":${deep}1${'}'.repeat(20_000)}}`
    expect(readRecipes(steps)).toMatchObject([{ name: 'A', steps: [] }])
    const tags = { '@type': 'Recipe', name: 'A', recipeIngredient: '<'.repeat(2_000_000) }
    expect(readRecipes(JSON.stringify(tags))).toMatchObject([{ name: 'A' }])
  })

  it('may be as wide as it is long', () => {
    expect(readRecipes(`<body>${'<p></p>'.repeat(200_000)}`)).toEqual([])
    const line = '<p itemprop="recipeIngredient">1 egg</p>'
    const [recipe] = readRecipes(`<div itemtype="Recipe">${line.repeat(40_000)}</div>`)
    expect(recipe?.lines).toHaveLength(500)
  })

  it('may have a line that looks like a heading for as long as the text', () => {
    expect(readRecipes(`x${'*'.repeat(80_000)}x`)).toEqual([])
  })
})
