import type { Colour, Kind, Mix, Variety } from '../../kind.ts'

const everyMaker = ['Market Crossing', 'Spice Ledger', 'Pemberwick', 'Crossing Organics'] as const
const usualMakers = ['Market Crossing', 'Spice Ledger', 'Pemberwick'] as const
const specialists = ['Spice Ledger', 'Pemberwick'] as const

/**
 * Spices without figures of their own take those of a comparable one:
 * in half a gram the difference is too small for any diet rule to see.
 */
export const spices: readonly Kind[] = [
  // Pepper
  {
    ...jar('black-pepper', 'Black Pepper', 'black pepper', 'black', 70),
    sizes: [['2.5 oz', 399]],
    brands: everyMaker,
    varieties: ['Ground *', { label: 'Coarse Ground *', colour: 'slate' }],
  },
  {
    ...jar('peppercorns', 'Black Peppercorns', 'black pepper', 'slate', 34),
    sizes: [['3.5 oz', 549]],
    brands: everyMaker,
    varieties: [
      'Whole *',
      {
        label: 'Rainbow Peppercorns',
        colour: 'purple',
        price: 1.15,
        brands: ['Spice Ledger', 'Pemberwick'],
      },
      { label: 'Tellicherry *', colour: 'black', price: 1.2, brands: ['Pemberwick'] },
    ],
  },
  {
    ...jar('pepper-grinder', 'Black Peppercorn Grinder', 'black pepper', 'black', 36),
    sizes: [['1.24 oz', 329]],
    varieties: [
      '*',
      { label: 'Rainbow Peppercorn Grinder', colour: 'pink', brands: specialists },
      {
        label: 'Lemon Pepper Grinder',
        icon: 'lemon',
        colour: 'yellow',
        mix: { 'black pepper': 60, salt: 30, 'lemon juice': 10 },
        brands: specialists,
      },
    ],
  },
  jar('white-pepper', 'Ground White Pepper', 'black pepper', 'cream', 16, 1.25),
  {
    ...jar('red-pepper-flakes', 'Crushed Red Pepper', 'cayenne', 'red', 40),
    icon: 'hot-pepper',
    brands: everyMaker,
    sizes: [['1.5 oz', 329]],
  },
  {
    ...jar('cayenne-pepper', 'Cayenne Pepper', 'cayenne', 'tomato', 32),
    icon: 'hot-pepper',
    brands: everyMaker,
  },
  {
    ...jar('ground-chile', 'Chile Powder', 'cayenne', 'brown', 14, 1.1),
    icon: 'hot-pepper',
    brands: specialists,
    varieties: [
      'Ancho *',
      { label: 'Chipotle *', colour: 'plum' },
      { label: 'Guajillo *', colour: 'red', brands: ['Pemberwick'] },
      { label: 'Aleppo Style Pepper', colour: 'tomato', price: 1.3, brands: ['Pemberwick'] },
    ],
  },
  // Garlic and onion
  {
    ...jar('garlic-powder', 'Garlic Powder', 'garlic powder', 'tan', 62),
    icon: 'garlic',
    brands: everyMaker,
    sizes: [
      ['3.1 oz', 339],
      ['8.75 oz', 649],
    ],
  },
  {
    ...jar('granulated-garlic', 'Granulated Garlic', 'garlic powder', 'cream', 20),
    icon: 'garlic',
    varieties: [
      '*',
      { label: 'Minced Garlic', colour: 'tan' },
      { label: 'Roasted Garlic Granules', colour: 'amber', brands: specialists },
    ],
  },
  {
    ...jar('onion-powder', 'Onion Powder', 'onion powder', 'amber', 54),
    icon: 'onion',
    brands: everyMaker,
    sizes: [['2.6 oz', 339]],
  },
  {
    ...jar('minced-onion', 'Dried Minced Onion', 'onion powder', 'tan', 26),
    icon: 'onion',
    varieties: ['*', { label: 'Toasted Onion Flakes', colour: 'brown', brands: specialists }],
  },
  // Red and yellow powders
  {
    ...jar('paprika', 'Paprika', 'paprika', 'red', 48),
    icon: 'bell-pepper',
    brands: everyMaker,
    sizes: [['2.1 oz', 349]],
    varieties: ['*', { label: 'Hungarian Sweet *', colour: 'tomato', brands: ['Pemberwick'] }],
  },
  {
    ...jar('smoked-paprika', 'Smoked Paprika', 'paprika', 'brown', 44, 1.15),
    icon: 'bell-pepper',
    brands: everyMaker,
  },
  {
    ...jar('chili-powder', 'Chili Powder', 'chili powder', 'tomato', 52),
    icon: 'hot-pepper',
    brands: everyMaker,
    sizes: [['2.5 oz', 349]],
    varieties: ['*', { label: 'Dark *', colour: 'brown', brands: specialists }],
  },
  {
    ...jar('ground-cumin', 'Ground Cumin', 'cumin', 'amber', 50),
    brands: everyMaker,
    sizes: [['2 oz', 379]],
  },
  jar('cumin-seed', 'Cumin Seed', 'cumin', 'tan', 14),
  {
    ...jar('ground-coriander', 'Ground Coriander', 'coriander seed', 'tan', 20),
    brands: everyMaker,
  },
  { ...jar('coriander-seed', 'Coriander Seed', 'coriander seed', 'cream', 8), brands: specialists },
  { ...jar('turmeric', 'Ground Turmeric', 'turmeric', 'yellow', 30), brands: everyMaker },
  {
    ...jar('curry-powder', 'Curry Powder', 'curry powder', 'yellow', 34),
    icon: 'curry-rice',
    brands: everyMaker,
    varieties: [
      '*',
      { label: 'Madras *', colour: 'orange', brands: specialists },
      { label: 'Hot *', colour: 'red', brands: ['Pemberwick'] },
    ],
  },
  {
    ...jar(
      'garam-masala',
      'Garam Masala',
      { cumin: 30, 'coriander seed': 30, 'black pepper': 15, cinnamon: 15, cloves: 10 },
      'plum',
      26,
    ),
    icon: 'curry-rice',
    brands: everyMaker,
  },
  // Sweet spices
  {
    ...jar('ground-cinnamon', 'Ground Cinnamon', 'cinnamon', 'brown', 60),
    brands: everyMaker,
    sizes: [['2.4 oz', 349]],
    varieties: [
      '*',
      { label: 'Ground Saigon Cinnamon', colour: 'tomato', price: 1.25, brands: specialists },
    ],
  },
  jar('cinnamon-sticks', 'Cinnamon Sticks', 'cinnamon', 'brown', 18, 1.2),
  {
    ...jar('ground-nutmeg', 'Ground Nutmeg', 'nutmeg', 'tan', 28, 1.35),
    brands: everyMaker,
    varieties: ['*', { label: 'Whole Nutmeg', colour: 'brown', brands: ['Pemberwick'] }],
  },
  {
    ...jar('ground-ginger', 'Ground Ginger', 'ginger ground', 'amber', 30),
    icon: 'ginger-root',
    brands: everyMaker,
  },
  {
    ...jar('ground-cloves', 'Ground Cloves', 'cloves', 'plum', 20, 1.35),
    varieties: ['*', { label: 'Whole Cloves', colour: 'brown' }],
  },
  {
    ...jar('allspice', 'Ground Allspice', 'cloves', 'brown', 18, 1.2),
    varieties: ['*', { label: 'Whole Allspice', brands: specialists }],
  },
  {
    ...jar('ground-cardamom', 'Ground Cardamom', 'ginger ground', 'lime', 12, 2.3),
    varieties: ['*', { label: 'Cardamom Pods', colour: 'green', brands: ['Pemberwick'] }],
  },
  {
    ...jar('star-anise', 'Whole Star Anise', 'coriander seed', 'red', 7, 1.5),
    brands: specialists,
  },
  {
    ...jar(
      'pumpkin-pie-spice',
      'Pumpkin Pie Spice',
      { cinnamon: 60, 'ginger ground': 20, nutmeg: 12, cloves: 8 },
      'orange',
      24,
      1.2,
    ),
    icon: 'jack-o-lantern',
    brands: everyMaker,
  },
  {
    ...jar(
      'apple-pie-spice',
      'Apple Pie Spice',
      { cinnamon: 75, nutmeg: 15, cloves: 10 },
      'red',
      12,
      1.2,
    ),
    icon: 'red-apple',
    brands: specialists,
  },
  {
    ...jar('cinnamon-sugar', 'Cinnamon Sugar', { sugar: 88, cinnamon: 12 }, 'pink', 20),
    brands: ['Market Crossing', 'Spice Ledger'],
    sizes: [['3.6 oz', 299]],
  },
  // Leaves
  leaf('dried-oregano', 'Oregano Leaves', 'oregano', 'green', 48, everyMaker, [
    { label: 'Ground Oregano', brands: ['Spice Ledger'] },
    { label: 'Mexican Oregano', colour: 'orange', brands: specialists },
  ]),
  leaf('dried-basil', 'Basil Leaves', 'basil dried', 'forest', 46, everyMaker),
  leaf('dried-thyme', 'Thyme Leaves', 'thyme dried', 'lime', 38, everyMaker, [
    { label: 'Ground Thyme', brands: ['Spice Ledger'] },
  ]),
  leaf('dried-rosemary', 'Rosemary Leaves', 'rosemary dried', 'teal', 34, everyMaker, [
    { label: 'Crushed Rosemary', brands: ['Pemberwick'] },
  ]),
  leaf('dried-parsley', 'Parsley Flakes', 'basil dried', 'green', 42, everyMaker),
  leaf('bay-leaves', 'Bay Leaves', 'bay leaf', 'forest', 34, everyMaker),
  leaf('dried-sage', 'Rubbed Sage', 'thyme dried', 'slate', 22, usualMakers, [
    { label: 'Ground Sage', brands: ['Spice Ledger'] },
  ]),
  leaf('dried-dill', 'Dill Weed', 'basil dried', 'lime', 26, everyMaker),
  leaf('dried-cilantro', 'Cilantro Leaves', 'basil dried', 'green', 18, usualMakers),
  leaf('dried-tarragon', 'Tarragon Leaves', 'basil dried', 'teal', 10, specialists),
  leaf('dried-marjoram', 'Marjoram Leaves', 'oregano', 'forest', 10, usualMakers),
  leaf('dried-mint', 'Mint Leaves', 'basil dried', 'teal', 7, specialists),
  leaf('dried-chives', 'Chives', 'basil dried', 'green', 14, usualMakers),
  leaf('dried-savory', 'Summer Savory', 'thyme dried', 'lime', 4, ['Pemberwick']),
  // Seeds and the rest
  { ...jar('poppy-seed', 'Poppy Seed', undefined, 'slate', 12), icon: 'bagel' },
  {
    ...jar('sesame-seed', 'Sesame Seed', 'sesame seeds', 'cream', 22),
    varieties: [
      '*',
      { label: 'Toasted *', colour: 'amber' },
      { label: 'Black *', colour: 'black', brands: specialists },
    ],
  },
  { ...jar('fennel-seed', 'Fennel Seed', 'coriander seed', 'lime', 14), icon: 'seedling' },
  { ...jar('celery-seed', 'Celery Seed', undefined, 'green', 10), icon: 'seedling' },
  {
    ...jar('mustard-seed', 'Yellow Mustard Seed', undefined, 'yellow', 8),
    brands: specialists,
    varieties: ['*', { label: 'Brown Mustard Seed', colour: 'brown' }],
  },
  { ...jar('ground-mustard', 'Ground Mustard', undefined, 'yellow', 18) },
  { ...jar('caraway-seed', 'Caraway Seed', 'coriander seed', 'brown', 8), icon: 'bread' },
  { ...jar('anise-seed', 'Anise Seed', 'coriander seed', 'purple', 4), brands: specialists },
  {
    ...jar('dill-seed', 'Dill Seed', 'coriander seed', 'teal', 4),
    icon: 'pickle',
    brands: ['Spice Ledger'],
  },
  {
    ...jar('juniper-berries', 'Juniper Berries', undefined, 'navy', 3, 1.3),
    icon: 'evergreen-tree',
    brands: ['Pemberwick'],
  },
  { ...jar('fenugreek', 'Ground Fenugreek', undefined, 'amber', 4), brands: ['Pemberwick'] },
  { ...jar('sumac', 'Ground Sumac', undefined, 'plum', 8, 1.3), brands: specialists },
  {
    ...jar('saffron', 'Saffron Threads', undefined, 'orange', 8),
    icon: 'shallow-pan-of-food',
    brands: specialists,
    sizes: [['0.02 oz', 1049]],
  },
  {
    ...jar('dried-chiles', 'Dried Chiles', 'cayenne', 'red', 10),
    icon: 'hot-pepper',
    pack: 'clear-bag',
    brands: ['Cocina Lupita'],
    sizes: [['3 oz', 399]],
    varieties: [
      'Ancho *',
      { label: 'Guajillo *', colour: 'tomato' },
      { label: 'Árbol *', colour: 'orange' },
      { label: 'Pasilla *', colour: 'black' },
    ],
  },
]

function jar(
  slug: string,
  noun: string,
  mix: Mix | undefined,
  colour: Colour,
  popularity: number,
  priceFactor = 1,
): Kind {
  return {
    slug,
    noun,
    brands: usualMakers,
    icon: 'spoon',
    pack: 'shaker',
    colour,
    sizes: [['1.8 oz', Math.round(379 * priceFactor)]],
    food: mix ? { servingGrams: 0.5, mix } : { servingGrams: 0.5 },
    popularity,
  }
}

function leaf(
  slug: string,
  noun: string,
  mix: Mix,
  colour: Colour,
  popularity: number,
  brands: readonly string[],
  alsoSoldAs: readonly Variety[] = [],
): Kind {
  return {
    ...jar(slug, noun, mix, colour, popularity),
    brands,
    icon: 'herb',
    sizes: [['0.65 oz', 349]],
    varieties: ['*', ...alsoSoldAs],
  }
}
