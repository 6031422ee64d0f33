import { foldWords } from '../../fold-text.ts'
import type { Staple } from './staples.ts'

type Part = { name: string; grams: number | null }

/** The part of a dish that says which foods it is made from. */
type Dish = { name: string; ingredients: readonly Part[] }

/**
 * The staple as which an ingredient is expected at home (spec 1 §9), 'water' from the tap, or null if it is
 * bought for the dish, because it is not a staple or because it names or makes this dish (answer 32).
 */
export function pantryStaple(ingredient: Part, dish: Dish): Staple | 'water' | null {
  const found = findStaple(ingredient.name)
  if (found === null || found.staple === 'water') return found?.staple ?? null
  const { staple, word } = found
  return namesDish(word, dish.name) || makesDish(staple, ingredient, dish) ? null : staple
}

/** Whether a kitchen normally has a food at home. */
export function isStapleFood(name: string): boolean {
  const found = findStaple(name)
  return found !== null && found.staple !== 'water'
}

/**
 * Names match by whole words, in the singular or the plural; the exclusions are foods whose names contain
 * such a word but which are something else (answer 27).
 */
function findStaple(name: string): { staple: Staple | 'water'; word: string } | null {
  const text = wordsOf(name)
  for (const [staple, words] of wordsOfStaples) {
    const word = words.find(one => holds(text, one))
    if (word !== undefined) return { staple, word }
  }
  return null
}

function namesDish(word: string, dishName: string): boolean {
  if (seasonsAnything.has(word)) return false
  const text = wordsOf(dishName)
  return [word, ...(calledInDishes[word] ?? [])].some(one => holds(text, one))
}

/**
 * Judged by its share of the ingredients: eggs make an omelet, but the egg that binds a meatloaf does not
 * make the meatloaf.
 */
function makesDish(staple: Staple, { grams }: Part, { ingredients }: Dish): boolean {
  const least = makesFromShare[staple]
  if (least === undefined || grams === null) return false
  const dishGrams = ingredients
    .filter(({ name }) => findStaple(name)?.staple !== 'water')
    .reduce((sum, part) => sum + (part.grams ?? 0), 0)
  return grams >= least * dishGrams
}

function wordsOf(name: string): string {
  return exclusions.reduce((text, other) => text.replaceAll(` ${other} `, ' '), foldWords(name))
}

function holds(text: string, word: string): boolean {
  return text.includes(` ${word} `) || text.includes(` ${word}s `)
}

/** The first match counts: garlic powder is a spice, rice vinegar a vinegar. */
const wordsOfStaples: readonly (readonly [Staple | 'water', readonly string[]])[] = [
  ['water', ['water']],
  [
    'spices',
    [
      'allspice',
      'basil',
      'bay leaf',
      'bay leaves',
      'cayenne',
      'chili powder',
      'cinnamon',
      'clove',
      'coriander',
      'cumin',
      'curry powder',
      'garlic powder',
      'ground ginger',
      'nutmeg',
      'onion powder',
      'oregano',
      'paprika',
      'rosemary',
      'thyme',
      'turmeric',
    ],
  ],
  ['baking', ['baking powder', 'baking soda', 'vanilla']],
  ['juice', ['lemon juice', 'lime juice']],
  ['vinegar', ['vinegar']],
  [
    'sauces',
    ['soy sauce', 'fish sauce', 'hot sauce', 'worcestershire', 'ketchup', 'mayonnaise', 'mustard'],
  ],
  [
    'tomatoes',
    [
      'canned tomato',
      'canned tomatoes',
      'crushed tomatoes',
      'diced tomatoes',
      'tomato paste',
      'tomato sauce',
    ],
  ],
  ['broth', ['broth']],
  ['flour', ['flour', 'bread crumb', 'breadcrumb']],
  ['sugar', ['sugar', 'honey', 'syrup']],
  ['salt', ['salt', 'pepper']],
  ['oil', ['oil']],
  ['garlic', ['garlic', 'onion']],
  ['butter', ['butter']],
  ['eggs', ['egg']],
  ['milk', ['milk']],
  ['rice', ['rice', 'pasta']],
]

/** These season everything: Pepper Steak is no reason to buy pepper, and its peppers are vegetables. */
const seasonsAnything = new Set(['salt', 'pepper', 'oil', 'baking powder', 'baking soda'])

/** Words by which the name of a dish refers to a food; without an entry it is the food's own name. */
const calledInDishes: Partial<Record<string, readonly string[]>> = {
  'canned tomatoes': ['tomato', 'tomatoes'],
  'crushed tomatoes': ['tomato', 'tomatoes'],
  'diced tomatoes': ['tomato', 'tomatoes'],
  'tomato sauce': ['tomato', 'tomatoes'],
  'chili powder': ['chili'],
  'curry powder': ['curry', 'curried'],
  'lemon juice': ['lemon', 'lemony'],
  'lime juice': ['lime'],
  'soy sauce': ['soy'],
  milk: ['milky'],
  syrup: ['maple'],
}

/** Shares of a dish's weight without water, measured on the cookbook by the sample store's pantry.test.ts. */
const makesFromShare: Partial<Record<Staple, number>> = {
  rice: 0.05,
  eggs: 0.1,
  flour: 0.1,
  tomatoes: 0.15,
  milk: 0.25,
  broth: 0.3,
}

/** Removed from the name before staples are looked for. */
const exclusions: readonly string[] = [
  'red bell peppers',
  'red bell pepper',
  'green bell peppers',
  'green bell pepper',
  'bell peppers',
  'bell pepper',
  'green peppers',
  'green pepper',
  'red peppers',
  'jalapeno peppers',
  'jalapeno pepper',
  'poblano peppers',
  'pepper jack',
  'stuffed peppers',
  'poblano pepper',
  'roasted red peppers',
  'green onions',
  'green onion',
  'peanut butter',
  'almond butter',
  'cashew butter',
  'apple butter',
  'butter lettuce',
  'butter beans',
  'butternut squash',
  'coconut milk',
  'almond milk',
  'soy milk',
  'oat milk',
  'condensed milk',
  'evaporated milk',
  'milk chocolate',
  'whole milk mozzarella',
  'whole milk ricotta',
  'whole milk yogurt',
  'egg noodles',
  'egg noodle',
  'egg roll',
  'egg rolls',
  'rice noodles',
  'rice noodle',
  'rice cakes',
  'rice paper',
  'cauliflower rice',
  'vanilla ice cream',
  'almond flour',
  'flour tortilla',
  'flour tortillas',
  'sugar snap peas',
  'fresh basil',
  'fresh thyme',
  'fresh rosemary',
  'tuna in water',
  'in olive oil',
  'in oil',
  'garlic bread',
  'water chestnuts',
  'coconut water',
  'pasta sauce',
]
