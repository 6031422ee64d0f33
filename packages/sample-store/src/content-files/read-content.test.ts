import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisleway-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A store of one product kind, one ingredient and one recipe. */
const files = {
  'store.yaml': `
    store: { name: Test, addressLines: [], hoursText: always, hours: { opens: "06:00", closes: "24:00", timeZone: UTC } }
    fixedPrices: {}
    replacements: {}
    fixedPictures: {}
    unusedImageHosts: []
    departments: [produce]
    ingredients: [fruit]
    recipes: { breakfast: [fruit], lunch: [], dinner: [] }`,
  'departments/produce.yaml': `
    department: Produce
    priceBand: [1.29, 9.99]
    parts: [apples]
    brands: { Orchard: mid }`,
  'departments/produce/apples.yaml': `
    kinds:
      apple:
        noun: Apples
        brands: [Orchard]
        picture: { icon: red-apple, pack: clear-bag, colour: red }
        sizes: { 3 lb: 4.99, each: [1.29, loose-one] }
        varieties:
          - Gala _
          - Organic _: { priceFactor: 1.35 }
        food: { servingGrams: 140, mix: apple }
        popularity: 80`,
  'ingredients/fruit.yaml': `
    apple: { measures: { cup: about 110, medium: 182 }, products: [apple], plural: apples }`,
  'nutrition.yaml': `
    per100g:
      apple: ["09003", plant, produce, 52, 0.26, 0.17, 0.028, ~, 0, 1, 13.81, 2.4, 10.39, 0, 6, 0.12, 107]
    nearest: {}`,
  'recipes/breakfast/fruit.yaml': `
    Baked Apple:
      mealTypes: [breakfast]
      servings: 1
      prepMinutes: 5
      cookMinutes: 30
      ingredients: ["1.5 medium apple, cored"]
      steps: [Heat., Core., Bake., Wait., Eat.]
      picture: { dish: bowl, mat: red, around: [red-apple, red-apple, red-apple] }`,
  'dishes.yaml': `
    bowl: { vessel: bowl }`,
}

function read(changes: Record<string, [from: string, to: string]>) {
  for (const [name, text] of Object.entries(files)) {
    const [from, to] = changes[name] ?? ['', '']
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replace(from, to).replace(/^ {4}/gm, '').trimStart())
  }
  return readContent(folder)
}

describe('the data files', () => {
  it('say what the store is built from, with every default filled in', () => {
    const { departments, ingredients, recipes, nutrition } = read({})
    expect(departments[0]?.kinds[0]).toMatchObject({
      slug: 'apple',
      sizes: [
        { label: '3 lb', cents: 499 },
        { label: 'each', cents: 129, pack: 'loose-one' },
      ],
      varieties: [{ label: 'Gala _' }, { label: 'Organic _', priceFactor: 1.35 }],
    })
    expect(ingredients.apple).toMatchObject({
      name: 'apple',
      search: 'apple',
      measures: { cup: 110, medium: 182 },
      products: [{ kind: 'apple' }],
    })
    expect(recipes[0]?.ingredients).toEqual([['apple', 1.5, 'medium', 'cored']])
    expect(nutrition.apple?.per100g).toMatchObject({ kcal: 52, transFatG: null, potassiumMg: 107 })
  })

  it('keep what a food is like apart from what it is made of', () => {
    const { departments } = read({
      'departments/produce/apples.yaml': ['priceFactor: 1.35', 'like: { apple: 90 }'],
    })
    expect(departments[0]?.kinds[0]).toMatchObject({
      varieties: [{ label: 'Gala _' }, { label: 'Organic _', like: { apple: 90 } }],
      food: { mix: 'apple' },
    })
  })

  it.each<[file: keyof typeof files, from: string, to: string, problem: string]>([
    [
      'departments/produce/apples.yaml',
      'noun: ',
      'nuon: ',
      ':3:5: kinds › apple › nuon: no such field',
    ],
    [
      'departments/produce/apples.yaml',
      '[Orchard]',
      '[Orchid]',
      ':4:14: kinds › apple › brands › 0: no brand "Orchid"',
    ],
    [
      'departments/produce/apples.yaml',
      'red-apple',
      'red-appel',
      ':5:5: kinds › apple › picture: no icon "red-appel"',
    ],
    ['departments/produce/apples.yaml', '4.99', '-1', ':6:14: kinds › apple › sizes › 3 lb: '],
    [
      'departments/produce/apples.yaml',
      'loose-one',
      'loose',
      ':6:39: kinds › apple › sizes › each › 1: ',
    ],
    [
      'departments/produce/apples.yaml',
      'priceFactor: 1.35',
      'color: red',
      ':9:22: kinds › apple › varieties › 1 › Organic _ › color: no such field',
    ],
    [
      'departments/produce/apples.yaml',
      'mix: apple',
      'mix: aple',
      ':10:5: kinds › apple › food: no ingredient "aple"',
    ],
    [
      'departments/produce/apples.yaml',
      'mix: apple',
      'like: aple',
      ':10:5: kinds › apple › food: no ingredient "aple"',
    ],
    [
      'departments/produce/apples.yaml',
      'mix: apple',
      'mix: apple, like: apple',
      ':10:5: kinds › apple › food: expected mix or like, not both',
    ],
    ['departments/produce/apples.yaml', '80', '101', ':11:5: kinds › apple › popularity: '],
    ['departments/produce/apples.yaml', '[Orchard]', '[Orchard', ':5:5: '],
    ['ingredients/fruit.yaml', 'products: [apple]', 'products: [pear]', 'no kind "pear"'],
    [
      'recipes/breakfast/fruit.yaml',
      '1.5 medium apple',
      'one apple',
      ':6:17: Baked Apple › ingredients › 0: expected an amount',
    ],
    [
      'recipes/breakfast/fruit.yaml',
      'medium apple',
      'medium pear',
      ':6:17: Baked Apple › ingredients › 0: no ingredient "pear"',
    ],
    [
      'recipes/breakfast/fruit.yaml',
      'dish: bowl',
      'dish: vase',
      ':8:14: Baked Apple › picture › dish: no dish "vase"',
    ],
    ['nutrition.yaml', '52, ', '', ':2:3: per100g › apple: '],
    [
      'store.yaml',
      'ingredients: [fruit]',
      'ingredients: []',
      'ingredients/fruit.yaml: no other file lists it',
    ],
    [
      'store.yaml',
      'lunch: []',
      'lunch: [soup]',
      'recipes/lunch/soup.yaml: listed, but there is no such file',
    ],
    [
      'departments/produce.yaml',
      'brands: {',
      'mixes: { apple: { apple: 100 } }\n    brands: {',
      ':4:10: mixes › apple: something else has this name already',
    ],
  ])('%s: %s → %s is refused by file and line', (file, from, to, problem) => {
    const place = problem.startsWith(':') ? join(folder, file) + problem : problem
    expect(() => read({ [file]: [from, to] })).toThrow(place)
  })

  it('are refused with all that is wrong in them, not only the first', () => {
    const change: [string, string] = [
      'noun: Apples\n        brands: [Orchard]',
      'brands: [Orchard]',
    ]
    expect(() =>
      read({ 'departments/produce/apples.yaml': change, 'nutrition.yaml': ['09003', '9003'] }),
    ).toThrow(
      /apples\.yaml:2:3: kinds › apple › noun: .*\n.*nutrition\.yaml:2:11: per100g › apple › 0: expected five digits/,
    )
  })
})
