import { maxImportBytes, maxImported } from '@aisleway/core/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { readRecipes } from './read-recipes.ts'
import { recipesIn } from './recipe-file.ts'

const recipe = (more: object) =>
  JSON.stringify({ '@type': 'Recipe', name: 'Toast', recipeIngredient: ['1 egg'], ...more })

/** As much of a text as a request may hold. */
const full = (text: string) => text.repeat(Math.floor((maxImportBytes - 10_000) / text.length))

const property = '<b itemprop="recipeIngredient">'
const microdata = (content: string) =>
  `<html><p itemscope itemtype="https://schema.org/Recipe">${content}</p></html>`

describe('a recipe that is written to keep the server busy', () => {
  it.each([
    ['no text', '{"toString":1,"valueOf":1}'],
    ['a deep list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('is read in spite of an address that is %s', (_, url) => {
    const text = recipe({ image: { url: 'address' } }).replace('"address"', url)
    expect(readRecipes(text)).toMatchObject([{ name: 'Toast', imageUrl: '' }])
  })

  it('is read in spite of ten thousands of bullets before a line', () => {
    const text = `Toast\nIngredients\n${'- [ ] '.repeat(15_000)}1 egg\n- 2 slices of bread`
    expect(readRecipes(text)).toMatchObject([{ lines: ['1 egg', '2 slices of bread'] }])
  })

  it.each([
    ['in an array', { recipeIngredient: full('1 egg,').split(',') }],
    ['in one text', { recipeIngredient: full('1 egg\n') }],
  ])('has a limited number of lines %s', (_, more) => {
    expect(readRecipes(recipe(more))[0]?.lines).toHaveLength(500)
  })

  it('has a limited number of steps, of which empty ones do not count', () => {
    const recipeInstructions = ['', 'Toast.\n\nButter.', ...full('Eat.,').split(',')]
    const [read] = readRecipes(recipe({ recipeInstructions }))
    expect(read?.steps.slice(0, 3)).toEqual(['Toast.', 'Butter.', 'Eat.'])
    expect(read?.steps).toHaveLength(60)
  })

  it('has few properties within one another, since the text of each is read again for all', () => {
    const page = microdata(`${property.repeat(50)}1 egg${'</b>'.repeat(50)}${property}1 bread</b>`)
    const [item] = recipesIn(page)
    expect(item?.recipeIngredient).toEqual(['1 egg', '1 egg', '1 egg', '1 egg', '1 bread'])
    const large = microdata(`${property.repeat(50)}${full('1 egg<br>')}`)
    expect(readRecipes(large)[0]?.lines).toHaveLength(500)
  })

  it('has few names for one property', () => {
    const [item] = recipesIn(microdata(`<b itemprop="${full('name ')}">Toast</b>`))
    expect(item?.name).toHaveLength(10)
  })

  it('is one of a limited number, of which those without ingredients do not count', () => {
    const some = [...Array(1000).fill('{"@type":"Recipe"}'), ...Array(1000).fill(recipe({}))]
    expect(readRecipes(`[${some.join()}]`)).toHaveLength(maxImported)
  })
})
