import { describe, expect, it } from 'vitest'
import { RecipeFileError, recipesIn } from './recipe-file.ts'

const recipe = (name: string) => ({ '@type': 'Recipe', name })
const script = (json: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${JSON.stringify(json)}</script>`

describe('the recipes of a page', () => {
  it('stand in its scripts of JSON-LD, whatever stands around them', () => {
    const page = `<!doctype html><SCRIPT>if (1 < 2) { run() }</SCRIPT>
      ${script(recipe('Soup'), "id=a type='application/ld+json' class=b")}
      <p>script</p>${script([recipe('Salad')], 'TYPE=application/ld+json')}
      ${script(recipe('Not a document'), 'type="text/plain"')}`
    expect(recipesIn(page).map(({ name }) => name)).toEqual(['Soup', 'Salad'])
  })

  it.each([
    [
      'a comma after the last one',
      '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 egg",\n],}',
    ],
    ['a line break in a string', '{"@type":"Recipe","name":"Soup","description":"Hot\nsoup"}'],
    ['a CDATA section', '/*<![CDATA[*/{"@type":"Recipe","name":"Soup"}/*]]>*/'],
    ['an HTML comment', '<!--\n[{"@type":"Recipe","name":"Soup"}]\n-->'],
  ])('are read in spite of %s', (_, json) => {
    const page = `<p>x</p><script type="application/ld+json">${json}</script>`
    expect(recipesIn(page).map(({ name }) => name)).toEqual(['Soup'])
  })

  it.each([
    ['tags that never end', '<script '.repeat(200_000)],
    ['scripts that never end', '<script type="application/ld+json">'.repeat(60_000)],
    ['white space', `<script type${' '.repeat(1_000_000)}`],
  ])('are looked for in time that grows with the page: %s', (_, page) => {
    expect(() => recipesIn(`<html>${page}`)).toThrow(RecipeFileError)
  })
})
