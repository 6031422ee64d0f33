import { describe, expect, test } from 'vitest'
import { product } from '../search-document.test-data.ts'
import { createSearchIndex } from '../search-index.ts'

const shop = [
  product('Acetaminophen Caplets, 24 ct'),
  product('Creamy Peanut Butter, 16 oz'),
  product('Peanut Butter Cookies, 8 oz'),
  product('Facial Tissue, 70 ct'),
  product('Root Beer Soda, 2 L'),
  product('Gala Apples'),
  product('Fuji Apples'),
  product('Cheddar Cheese'),
  product('Swiss Cheese'),
  product('Wheat Crackers'),
  product('Large Eggs, 12 ct'),
  product('Whole Milk, 1 gal'),
  product('Chicken Noodle Soup'),
  product('Tomato Soup', { tags: ['plant_based'] }),
  product('White Bread'),
  product('Gluten Free Bread'),
  product('Frozen Peas', { size: '12 oz bag' }),
]

const index = createSearchIndex(shop, {
  synonyms: {
    tylenol: ['acetaminophen'],
    pb: ['peanut butter'],
    kleenex: ['facial tissue'],
    pop: ['soda'],
    'soft drink': ['soda'],
    vegan: ['tag:plant_based'],
    huevos: ['eggs'],
  },
  brands: { crispo: ['wheat crackers'] },
  required: ['gluten free'],
  amounts: ['a', 'dozen'],
})

function search(query: string, asked: { removesWords?: boolean; wantsWords?: boolean } = {}) {
  const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
  const { positions, ...result } = index.search({ query, ...page, ...asked })
  return { ...result, names: Array.from(positions, at => shop[at]!.name.split(',')[0]) }
}

describe('a word by which nothing is called', () => {
  test.each([
    ['tylenol', 'Acetaminophen Caplets'],
    ['crispo', 'Wheat Crackers'],
    ['Huevos', 'Large Eggs'],
    ['pb cookies', 'Peanut Butter Cookies'],
    ['soft drinks', 'Root Beer Soda'],
    ['vegan soup', 'Tomato Soup'],
  ])('%s finds what is meant', (query, name) => {
    expect(search(query).names).toEqual([name])
  })

  test('is told with what was read for it', () => {
    expect(search('tylenol').guess).toEqual({
      replaced: [{ typed: 'tylenol', used: 'acetaminophen', by: 'synonym' }],
      removed: [],
      queries: [],
      query: 'acetaminophen',
    })
  })

  test('may itself be misspelt, or still being typed', () => {
    expect(search('kleenx').names).toEqual(['Facial Tissue'])
    expect(search('kleen').names).toEqual(['Facial Tissue'])
  })
})

test('what is called so comes before what is only meant by it, and is no guess', () => {
  const products = [product('Root Beer Soda'), product('Pop')]
  const found = createSearchIndex(products, {
    synonyms: { pop: ['soda'] },
    brands: {},
    required: [],
    amounts: [],
  }).search({
    query: 'pop',
    sort: 'relevance',
    page: 0,
    hitsPerPage: 2,
  })
  expect([...found.positions]).toEqual([1, 0])
  expect(found.guess).toBeUndefined()
})

test('a synonym may hold words that join others', () => {
  const products = [product('Cream of Chicken Soup'), product('Chicken Broth')]
  const found = createSearchIndex(products, {
    synonyms: { casserole: ['cream of chicken soup'] },
    brands: {},
    required: [],
    amounts: [],
  }).search({ query: 'casserole', sort: 'relevance', page: 0, hitsPerPage: 2 })
  expect([...found.positions]).toEqual([0])
})

test('a brand the store has comes before what others make of the same kind', () => {
  const products = [product('Wheat Crackers'), product('Rye Toast by Crispo')]
  const found = createSearchIndex(products, {
    synonyms: {},
    brands: { crispo: ['wheat crackers'] },
    required: [],
    amounts: [],
  }).search({ query: 'crispo', sort: 'relevance', page: 0, hitsPerPage: 2 })
  expect([...found.positions]).toEqual([1, 0])
})

test('a typo is told too', () => {
  const { names, guess } = search('chesse')
  expect(names).toEqual(['Cheddar Cheese', 'Swiss Cheese'])
  expect(guess).toMatchObject({
    replaced: [{ typed: 'chesse', used: 'cheese', by: 'typo' }],
    query: 'cheese',
  })
})

test('a phrase with a typo has its synonyms, and what is told of it is the typo', () => {
  const products = [product('Spaghetti with Meat Sauce'), product('Marinara')]
  const found = createSearchIndex(products, {
    synonyms: { 'spaghetti sauce': ['marinara'] },
    brands: {},
    required: [],
    amounts: [],
  }).search({ query: 'spagetti sauce', sort: 'relevance', page: 0, hitsPerPage: 2 })
  expect([...found.positions]).toEqual([1, 0])
  expect(found.guess).toMatchObject({
    replaced: [{ typed: 'spagetti', used: 'spaghetti', by: 'typo' }],
    query: 'spaghetti sauce',
  })
})

test('Spanish articles and prepositions tell nothing', () => {
  const products = [product('El Comalito Tortillas'), product('Garlic Chicken Entrée')]
  const es = createSearchIndex(products)
  const page = { sort: 'relevance', page: 0, hitsPerPage: 2 } as const
  expect(es.search({ query: 'pastillas para el dolor', ...page }).nbHits).toBe(0)
  expect(es.search({ query: 'canela en rama', ...page }).nbHits).toBe(0)
  expect([...es.search({ query: 'comalito', ...page }).positions]).toEqual([0])
})

describe('what something is for', () => {
  const products = [
    product('Potato Chips'),
    product('Dipping Scoop Tortilla Chips'),
    product('Chipwell Ranch Dip'),
    product('Apple Pie'),
    product('Gala Apples'),
    product('Frosted Soda Bread'),
  ]
  const made = createSearchIndex(products)
  const found = (query: string) => {
    const page = { sort: 'relevance', page: 0, hitsPerPage: 9 } as const
    const { positions, guess } = made.search({ query, ...page })
    return { names: Array.from(positions, at => products[at]!.name), guess }
  }

  test('is no thing of its own: chips for dip are chips', () => {
    expect(found('chips for dipping').names).toEqual(['Dipping Scoop Tortilla Chips'])
    expect(found('chips para dipping').names).toEqual(['Dipping Scoop Tortilla Chips'])
  })

  test('is left out where no such thing is made for it', () => {
    expect(found('apples for pie')).toMatchObject({
      names: ['Gala Apples', 'Apple Pie'],
      guess: { removed: ['pie'] },
    })
  })

  test('is read as the phrase that it makes, if that has synonyms: soap for laundry is laundry soap', () => {
    const sold = [product('Basin Dish Soap'), product('Linen Laundry Detergent')]
    const index = createSearchIndex(sold, {
      synonyms: { 'laundry soap': ['laundry detergent'] },
      brands: {},
      required: [],
      amounts: [],
    })
    const page = { sort: 'relevance', page: 0, hitsPerPage: 9 } as const
    const namesOf = (query: string) =>
      Array.from(index.search({ query, ...page }).positions, at => sold[at]!.name)
    expect(namesOf('soap for laundry')).toEqual(['Linen Laundry Detergent'])
    expect(namesOf('soap FOR laundry')).toEqual(['Linen Laundry Detergent'])
    expect(namesOf('soap for dishes')).toEqual(['Basin Dish Soap'])
  })

  test('belongs to a phrase with “para”, whatever stands beside it: comida para perros', () => {
    const sold = [product('Large Breed Dog Food'), product('Rica Comida')]
    const index = createSearchIndex(sold, {
      synonyms: { 'comida para perros': ['dog food'], grande: ['large breed'] },
      brands: {},
      required: [],
      amounts: [],
    })
    const page = { sort: 'relevance', page: 0, hitsPerPage: 9 } as const
    const { positions } = index.search({ query: 'comida para perros grande', ...page })
    expect(Array.from(positions, at => sold[at]!.name)).toEqual(['Large Breed Dog Food'])
  })

  test('counts where the thing is none, and in a list', () => {
    expect(found('stuff for pie').names).toEqual(['Apple Pie'])
    expect(found('apples for lunch, soda bread').guess?.queries).toEqual([
      'apples for lunch',
      'soda bread',
    ])
  })
})

describe('one word too many', () => {
  test.each([
    ['cheap eggs', ['cheap'], 'eggs'],
    ['chicken noodle soup bowls', ['bowls'], 'chicken noodle soup'],
    ['fresh gluten free bread loaf', ['fresh', 'loaf'], 'gluten free bread'],
  ])('%s: %j is left out', (query, removed, left) => {
    expect(search(query).guess).toMatchObject({ removed, query: left })
    expect(search(query).names).toEqual(search(left).names)
  })

  test('or two words that describe are left out, rather than a noun or all that say little', () => {
    const sold = [
      ...['Beef Dog Treats', 'Chicken Dog Treats', 'Small Breed Dog Food', 'Large Breed Dog Food'],
      ...['Bone-In Chicken Thighs', 'Boneless Chicken Thighs'],
    ]
    const index = createSearchIndex(sold.map(name => product(name)))
    const found = (query: string) => {
      const page = { sort: 'relevance', page: 0, hitsPerPage: 9 } as const
      return Array.from(index.search({ query, ...page }).positions, at => sold[at])
    }
    expect(found('dog treats small breed ')).toEqual(['Beef Dog Treats', 'Chicken Dog Treats'])
    expect(found('bone-in skin-on chicken thighs ')).toEqual(['Bone-In Chicken Thighs'])
  })

  test('is an amount rather than a thing', () => {
    const products = [product('Cheese Singles'), product('Soft Toilet Paper')]
    const amounts = ['single']
    const index = createSearchIndex(products, { synonyms: {}, brands: {}, required: [], amounts })
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    const { positions, guess } = index.search({ query: 'single ply toilet paper', ...page })
    expect([...positions]).toEqual([1])
    expect(guess).toMatchObject({ removed: ['single', 'ply'] })
  })

  test('is never the one that tells of an allergy', () => {
    expect(search('gluten free crackers').names).toEqual(['Gluten Free Bread'])
    expect(search('gluten free crackers').guess).toMatchObject({ removed: ['crackers'] })
  })

  test('stays where all words are asked for', () => {
    expect(search('cheap eggs', { removesWords: false }).nbHits).toBe(0)
  })

  test('nonsense finds nothing, and nothing is guessed', () => {
    for (const query of ['zzzz', 'zzzz qqqq']) {
      expect(search(query)).toMatchObject({ nbHits: 0, names: [] })
      expect(search(query).guess).toBeUndefined()
    }
  })
})

describe('an allergy is one phrase', () => {
  const products = [
    product('Free Acre Almond Crackers'),
    product('Salted Almonds'),
    product('Cage Free Eggs, 12 ct'),
    product('Real Mayonnaise'),
    product('Schoolhouse Dairy Fat Free Cheese'),
    product('Lactose Free Cheese'),
    product('Plant-Based Cheese'),
    product('Plant Food Based on Cheese'),
    product('Oat Bar Nut-Free'),
    product('Sunflower Soyfree Spread'),
  ]
  const thesaurus = {
    synonyms: {
      nut: ['almonds'],
      'dairy free': ['plant based'],
      'no nuts': ['nut free'],
    },
    brands: {},
    required: ['nut free', 'no nuts', 'egg free', 'dairy free', 'plant based', 'soy free'],
    amounts: [],
  }
  const index = createSearchIndex(products, thesaurus)

  function found(query: string) {
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    return Array.from(index.search({ query, ...page }).positions, at => products[at]!.name)
  }

  test.each([
    ['nut free', ['Oat Bar Nut-Free']],
    ['nut free bar', ['Oat Bar Nut-Free']],
    ['nut free crackers', ['Oat Bar Nut-Free']],
    ['no nuts', ['Oat Bar Nut-Free']],
    ['soy free spread', ['Sunflower Soyfree Spread']],
    ['dairy free cheese', ['Plant-Based Cheese']],
    ['cage free eggs', ['Cage Free Eggs, 12 ct']],
  ])('%s is found as it stands, or by its own synonyms', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test.each(['egg free', 'egg free mayonnaise', 'eggfree mayonnaise', 'egg free, nut free'])(
    '%s finds nothing rather than an egg',
    query => expect(found(query)).not.toContain('Cage Free Eggs, 12 ct'),
  )

  test.each(['egg free', 'egg free mayonnaise', 'eggfree mayonnaise'])(
    '%s finds nothing if nothing keeps to it',
    query => expect(found(query)).toEqual([]),
  )

  test.each([
    ['nut freee', ['Oat Bar Nut-Free']],
    ['nut fre bar', ['Oat Bar Nut-Free']],
    ['nutt free bar', ['Oat Bar Nut-Free']],
    ['diary free cheese', ['Plant-Based Cheese']],
    ['egg freee', []],
    ['egg freee mayonnaise', []],
  ])('%s is misspelt, and read as if it were not', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test('a misspelt one is told', () => {
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    expect(index.search({ query: 'nut freee', ...page }).guess).toMatchObject({
      replaced: [{ typed: 'freee', used: 'free', by: 'typo' }],
      query: 'nut free',
    })
  })

  test.each([
    ['cage free eggs', ['Cage Free Eggs, 12 ct']],
    ['free eggs', ['Cage Free Eggs, 12 ct']],
    ['egg fre', ['Cage Free Eggs, 12 ct']],
    ['fat free cheese', ['Schoolhouse Dairy Fat Free Cheese']],
  ])('%s is none, nor one that is still being typed', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test('what a name holds side by side is spelt right', () => {
    const cards = createSearchIndex([product('Diary Free Calendar')], thesaurus)
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    expect(cards.search({ query: 'diary free calendar', ...page })).toMatchObject({ nbHits: 1 })
  })

  test.each([
    'nut and egg free bar',
    'nut & egg-free bar',
    'nut- and egg-free bar',
    'soy and egg and nut free bar',
    'nut and dairy free cheese',
  ])('%s must keep to all of them', query => {
    expect(found(query)).toEqual([])
  })

  test('several that one product keeps to find it', () => {
    const bars = createSearchIndex([product('Nut Free Egg Free Bar')], thesaurus)
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    expect(bars.search({ query: 'Egg and Nut Free bar', ...page })).toMatchObject({ nbHits: 1 })
  })

  test.each([
    ['eggs and nut free bar', ['eggs', 'nut free bar']],
    ['almonds, nut free bar', ['almonds', 'nut free bar']],
  ])('%s is a list', (query, queries) => {
    const page = { sort: 'relevance', page: 0, hitsPerPage: 20 } as const
    expect(index.search({ query, ...page }).guess).toMatchObject({ queries })
  })

  test('belongs to all that is typed beside it', () => {
    expect(found('nut free and dairy free cheese')).not.toContain('Lactose Free Cheese')
  })
})

describe('an amount that no product has is left out', () => {
  test.each([
    ['3 apples', ['3']],
    ['two apples', ['two']],
    ['apples x2', ['x2']],
    ['2 lb apples', ['2', 'lb']],
  ])('%s', (query, removed) => {
    expect(search(query).names).toEqual(search('apples').names)
    expect(search(query).guess).toMatchObject({ removed, queries: [] })
  })

  test('and counts where one has it', () => {
    expect(search('12 eggs').guess).toBeUndefined()
  })

  test('and is not what is left of a name that nothing has', () => {
    expect(search('12').nbHits).toBeGreaterThan(0)
    expect(search('12 zzzz')).toMatchObject({ nbHits: 0, names: [] })
  })
})

test('a word that two synonyms lead to is searched once', () => {
  expect(search('kleenex tissue').guess?.query).toBe('facial tissue')
})

test('what a word means tells more than a word that nothing has', () => {
  expect(search('whole huevos zzzz').names).toEqual(['Large Eggs'])
})

describe('several things at once', () => {
  test.each([
    ['milk eggs bread', ['milk', 'eggs', 'bread']],
    ['whole milk wheat crackers', ['whole milk', 'wheat crackers']],
    ['apples, cheese,crackers', ['apples', 'cheese', 'crackers']],
    ['milk, eggs and bread', ['milk', 'eggs', 'bread']],
    ['a dozen eggs and 1 gal milk', ['a dozen eggs', '1 gal milk']],
    ['2 apples 12 eggs', ['2 apples', '12 eggs']],
    ['crispo eggs', ['crispo', 'eggs']],
    ['- gala apples\r\n[ ] eggs\n\n2. white bread', ['gala apples', 'eggs', 'white bread']],
  ])('%j is a list', (query, queries) => {
    const { guess, nbHits } = search(query)
    expect(guess?.queries).toEqual(queries)
    expect(nbHits).toBe(queries.reduce((sum, each) => sum + search(each).nbHits, 0))
  })

  test('a word that is two in the catalogue is told as it was typed', () => {
    expect(search('wheatcrackers eggs').guess?.queries).toEqual(['wheatcrackers', 'eggs'])
  })

  test('of a long list, only the first items are read with fewer words, which takes long', () => {
    const odd = Array.from({ length: 39 }, () => 'green soup spoon')
    const list = (lines: string[]) => search(lines.join('\n')).names
    expect(list(['white bread knife', ...odd])).toContain('White Bread')
    expect(list([...odd, 'white bread knife'])).not.toContain('White Bread')
    expect(list([...odd, 'white bread'])).toContain('White Bread')
  })

  test('what is joined stays one thing where some product is both, or where a part is nothing', () => {
    expect(search('peanut and butter').guess).toBeUndefined()
    expect(search('zzzz and eggs').guess).toMatchObject({ removed: ['zzzz'], queries: [] })
  })

  test('what is joined is two things where few products are both by chance', () => {
    const eggs = Array.from({ length: 30 }, (_, i) => product(`Farm ${i} Eggs`))
    const milks = Array.from({ length: 30 }, (_, i) => product(`Farm ${i} Milk`))
    const easter = product('Milk Chocolate Easter Eggs')
    const cheeses = ['Macaroni & Cheese', 'Shells & Cheese', 'Goat Cheese'].map(name =>
      product(name),
    )
    const store = createSearchIndex([easter, ...eggs, ...milks, ...cheeses], {
      synonyms: {},
      brands: {},
      required: [],
      amounts: [],
    })
    const page = { sort: 'relevance', page: 0, hitsPerPage: 1 } as const
    const queriesOf = (query: string) => store.search({ query, ...page }).guess?.queries
    expect(queriesOf('Milk and eggs')).toEqual(['Milk', 'eggs'])
    expect(queriesOf('shells, milk and eggs')).toEqual(['shells', 'milk', 'eggs'])
    expect(queriesOf('macaroni and cheese')).toBeUndefined()
  })

  test('what begins with amounts is several things, even where some product is all of them', () => {
    const store = createSearchIndex([product('Banana Apple Pouch'), product('Bananas'), ...shop])
    const page = { sort: 'relevance', page: 0, hitsPerPage: 1 } as const
    const queriesOf = (query: string) => store.search({ query, ...page }).guess?.queries
    expect(queriesOf('3 bananas 2 apples')).toEqual(['3 bananas', '2 apples'])
    expect(queriesOf('3 banana apple pouches')).toEqual([])
  })

  test('what is joined is two things where products with both are something else', () => {
    const bacon = Array.from({ length: 5 }, (_, i) => product(`Farm ${i} Bacon`))
    const store = createSearchIndex([product('Bacon, Egg & Cheese Croissant'), ...bacon, ...shop])
    const page = { sort: 'relevance', page: 0, hitsPerPage: 1 } as const
    expect(store.search({ query: 'bacon and eggs', ...page }).guess?.queries).toEqual([
      'bacon',
      'eggs',
    ])
  })

  test('what is joined is one thing where it names much of what one of its parts does', () => {
    const named = (count: number, name: string) =>
      Array.from({ length: count }, (_, i) => product(`Farm ${i} ${name}`))
    const store = createSearchIndex([
      ...[...named(5, 'Spinach'), ...named(30, 'Bean Dip'), ...named(2, 'Artichoke Dip')],
      ...[...named(30, 'Garlic'), ...named(30, 'Olive Oil'), ...named(5, 'Chicken')],
      ...[product('Hill Spinach & Artichoke Dip'), product('Hill Garlic & Olive Oil')],
      ...[...named(30, 'Cheese'), product('Hill Biscuit Sandwiches Sausage & Cheese')],
      product('Hill Chicken & Brown Rice Dry Dog Food'),
    ])
    const page = { sort: 'relevance', page: 0, hitsPerPage: 1 } as const
    const queriesOf = (query: string) => store.search({ query, ...page }).guess?.queries
    expect(queriesOf('spinach and artichoke dip')).toBeUndefined()
    expect(queriesOf('chicken and brown rice dry dog food')).toBeUndefined()
    expect(queriesOf('hill biscuit sandwiches sausage and cheese')).toBeUndefined()
    expect(queriesOf('garlic and olive oil')).toEqual(['garlic', 'olive oil'])
  })

  test('what is claimed of a thing is none: organic salmon', () => {
    const organic = ['Milk', 'Eggs', 'Tofu', 'Kale'].flatMap(kind => [
      product(`Organic ${kind}`),
      product(`Hill Organics ${kind}`),
      product(`Pure ${kind} Organic`),
    ])
    const products = [...organic, product('Smoked Salmon')]
    const store = createSearchIndex(products)
    const { positions, guess } = store.search({
      ...{ query: 'organic salmon', sort: 'relevance', page: 0, hitsPerPage: 1 },
    })
    expect(products[positions[0]!]!.name).toBe('Smoked Salmon')
    expect(guess).toMatchObject({ removed: ['organic'], queries: [] })
  })

  test('the name of one thing is none, though it holds a comma', () => {
    expect(search('Whole Milk, 1 gal').guess).toBeUndefined()
    expect(search('Whole Milk, 1 gal').names).toEqual(['Whole Milk'])
  })
})

test('the size is searched along with the name', () => {
  expect(search('peas 12 oz bag').names).toEqual(['Frozen Peas'])
})

test('the words found are told for marking them', () => {
  expect(search('pb coo', { wantsWords: true }).words).toEqual([
    { typed: 'pb', words: ['peanut'] },
    { typed: 'pb', words: ['butter'] },
    { typed: 'coo', words: [], prefix: 'coo' },
  ])
  expect(search('egg', { wantsWords: true }).words).toEqual([
    { typed: 'egg', words: ['eggs'], prefix: 'egg' },
  ])
})

test('a required word that no name holds is not taken for a misspelt brand or name', () => {
  const store = createSearchIndex(
    [product('Cough Drops'), product('Chicken'), product('Ale Pale')],
    {
      synonyms: {},
      brands: { halls: ['cough drops'] },
      required: ['halal', 'paleo'],
      amounts: [],
    },
  )
  const found = (query: string) =>
    store.search({ query, sort: 'relevance', page: 0, hitsPerPage: 9 }).nbHits
  expect(found('hallz')).toBe(1)
  expect(['halal', 'halal chicken', 'paleo'].map(found)).toEqual([0, 0, 0])
})

test('of a list with hundreds of unknown words only the first sixty are looked for with typos', () => {
  const nonsense = (count: number) =>
    Array.from({ length: 10 }, (_, line) =>
      Array.from({ length: count / 10 }, (_, i) => `zzq${line}${i}`.replace(/\d/g, letterOf)).join(
        ' ',
      ),
    )
  const found = (lines: readonly string[]) => search([...lines, 'crakcers'].join('\n')).names
  expect(found(nonsense(20))).toEqual(search('crackers').names)
  expect(found(nonsense(100))).toEqual([])
})

/** Words with digits are never taken for misspelt ones. */
const letterOf = (digit: string) => 'abcdefghij'[Number(digit)]!
