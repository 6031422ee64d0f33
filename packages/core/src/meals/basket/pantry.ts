import { foldWords } from '../../text/fold-text.ts'
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

/** Whether an ingredient comes from the tap. */
export function isTapWater(name: string): boolean {
  return findStaple(name)?.staple === 'water'
}

/** Whether a kitchen normally has a food at home. */
export function isStapleFood(name: string): boolean {
  const found = findStaple(name)
  return found !== null && found.staple !== 'water'
}

type Found = { staple: Staple | 'water'; word: string }

/** Of alternatives, one suffices: "margarine or butter". Of several foods the last counts: "salt and pepper". */
function findStaple(name: string): Found | null {
  const alternatives = mainPart(name).split(/ or /i)
  return (
    alternatives.map(one => stapleNamedBy(one.split(/ and | ?& ?/i).at(-1)!)).find(Boolean) ?? null
  )
}

/** Leaves out how the food is prepared and what it is in: "tuna in olive oil, drained" is tuna. */
function mainPart(name: string): string {
  return name.replace(/\([^)]*\)/g, ' ').replace(/(?:,|\s(?:in|with|for|from|at|to)\s).*$/is, '')
}

/**
 * A name says at its end what a food is: rice vinegar is a vinegar, and a rice cake is no rice. It matches by whole
 * words, in the singular or the plural, except for other foods that are called so (answer 27).
 */
function stapleNamedBy(name: string): Found | null {
  const text = foldWords(name).replace(preparedAtEnd, ' ')
  const found = endingOf(text) ?? endingOf(text.replace(pieceAtEnd, ' '))
  return found?.staple === 'spices' && text.includes(' fresh ') ? null : found
}

function endingOf(text: string): Found | null {
  const found = staplesByWord.filter(({ word }) => endsWith(text, word) && isNamedIn(text, word))
  const [longest] = found.toSorted((a, b) => b.word.length - a.word.length)
  return longest && (!onlyAlone.has(longest.word) || text.trim() === longest.word) ? longest : null
}

function endsWith(text: string, word: string): boolean {
  return text.endsWith(` ${word} `) || text.endsWith(` ${word}s `)
}

function isNamedIn(text: string, word: string): boolean {
  const before = otherFoodBefore[word]
  const after = otherFoodAfter[word]
  const itself = [
    before ? `(?<! (?:${before}))` : '',
    ` ${word}s? `,
    after ? `(?!(?:${after})s? )` : '',
  ]
  return new RegExp(itself.join('')).test(text)
}

/** "garlic minced", "onions finely chopped". */
const preparedAtEnd = /(?: (?:\w+(?:ed|ly)|beaten))+ $/
const pieceAtEnd =
  / (?:cloves?|whites?|yolks?|leaf|leaves|sticks?|seeds?|granules|flakes|powder|grinder|(?:cooking )?spray) $/

function namesDish(word: string, dishName: string): boolean {
  if (seasonsAnything.has(word)) return false
  const text = foldWords(dishName)
  return [word, ...(calledInDishes[word] ?? [])].some(one => isNamedIn(text, one))
}

/**
 * Judged by its share of the ingredients: eggs make an omelet, but the egg that binds a meatloaf does not
 * make the meatloaf.
 */
function makesDish(staple: Staple, { grams }: Part, { ingredients }: Dish): boolean {
  const least = makesFromShare[staple]
  if (least === undefined || grams === null) return false
  const dishGrams = ingredients
    .filter(({ name }) => !isTapWater(name))
    .reduce((sum, part) => sum + (part.grams ?? 0), 0)
  return grams >= least * dishGrams
}

const wordsOfStaples: Readonly<Record<Staple | 'water', string>> = {
  water: 'water',
  salt: 'salt, pepper, black pepper, white pepper, ground pepper, cracked pepper, crushed red pepper, ground red pepper, pepper flake, peppercorn',
  oil: 'oil',
  flour: 'flour, bread crumb, breadcrumb',
  sugar: 'sugar, honey, syrup',
  baking: 'baking powder, baking soda, vanilla, vanilla extract, vanilla bean',
  spices:
    'allspice, basil, bay leaf, bay leaves, cayenne, cayenne pepper, chili powder, cinnamon, clove, coriander, cumin, curry powder, garlic powder, ground ginger, nutmeg, onion powder, oregano, paprika, rosemary, thyme, turmeric',
  garlic: 'garlic, garlic clove, onion',
  butter: 'butter',
  eggs: 'egg',
  milk: 'milk',
  rice: 'rice, pasta',
  tomatoes:
    'canned tomato, canned tomatoes, crushed tomatoes, diced tomatoes, tomato paste, tomato sauce',
  broth: 'broth',
  vinegar: 'vinegar',
  juice: 'lemon juice, lime juice',
  sauces:
    'soy sauce, fish sauce, hot sauce, worcestershire, worcestershire sauce, ketchup, mayonnaise, mustard',
}

const staplesByWord: readonly Found[] = Object.entries(wordsOfStaples).flatMap(([staple, words]) =>
  words.split(', ').map(word => ({ staple: staple as Staple | 'water', word })),
)

/** A pepper of any other name is a vegetable, and vanilla beside another word a flavor. */
const onlyAlone = new Set(['pepper', 'vanilla'])

/** These make something else of the word after them, such as peanut butter. */
const otherFoodBefore: Partial<Record<string, string>> = {
  water: 'coconut|rose|tonic|sparkling',
  salt: 'bath|epsom',
  oil: 'motor|hair|beard|body|baby|tanning|fish',
  flour: 'almond|coconut',
  syrup: 'chocolate|caramel|coffee|cough',
  onion: 'green|spring|fried|pickled|cocktail',
  butter: 'peanut|almond|cashew|walnut|apple|pumpkin|sunflower|nut|seed|cookie|cocoa|shea|body',
  egg: 'chocolate|deviled|boiled',
  milk: 'coconut|almond|soy|oat|rice|cashew|hazelnut|macadamia|pistachio|protein|condensed|evaporated|chocolate|strawberry|banana|vanilla|flavored|coffee|malted|cat',
  rice: 'cauliflower|fried|crisp|puffed',
}

/** These make something else of the word before them, in the name of a dish. */
const otherFoodAfter: Partial<Record<string, string>> = {
  flour: 'tortilla',
  sugar: 'snap',
  vanilla: 'ice',
  garlic: 'bread',
  butter: 'bean|lettuce',
  egg: 'noodle|roll',
  milk: 'chocolate|mozzarella|ricotta|yogurt',
  rice: 'noodle|cake|paper',
  pasta: 'sauce',
}

/** These season everything: Pepper Steak is no reason to buy pepper, and its peppers are vegetables. */
const seasonsAnything = new Set([
  ...[wordsOfStaples.salt, wordsOfStaples.oil].flatMap(words => words.split(', ')),
  ...['baking powder', 'baking soda'],
])

/** Words by which the name of a dish refers to a food; without an entry it is the food's own name. */
const calledInDishes: Partial<Record<string, readonly string[]>> = {
  'canned tomatoes': ['tomato', 'tomatoes'],
  'crushed tomatoes': ['tomato', 'tomatoes'],
  'diced tomatoes': ['tomato', 'tomatoes'],
  'tomato sauce': ['tomato', 'tomatoes'],
  'cayenne pepper': ['cayenne'],
  'chili powder': ['chili'],
  'curry powder': ['curry', 'curried'],
  'garlic clove': ['garlic'],
  'lemon juice': ['lemon', 'lemony'],
  'lime juice': ['lime'],
  'soy sauce': ['soy'],
  'vanilla extract': ['vanilla'],
  'worcestershire sauce': ['worcestershire'],
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
