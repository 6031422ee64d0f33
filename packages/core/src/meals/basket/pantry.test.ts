import { describe, expect, it } from 'vitest'
import { isStapleFood, pantryStaple } from './pantry.ts'

/** The staple that a little of this ingredient counts as in a stew. */
const inStew = (name: string) => {
  const spoonful = { name, grams: 10 }
  return pantryStaple(spoonful, { name: 'Stew', ingredients: [spoonful, beef] })
}
const beef = { name: 'beef', grams: 990 }

it.each([
  'salt',
  'black pepper',
  'crushed red pepper flakes',
  'granulated sugar',
  'all-purpose flour',
  'olive oil',
  'unsalted butter',
  'garlic',
  'yellow onion',
  'red onions',
  'baking powder',
  'apple cider vinegar',
  'reduced-sodium soy sauce',
  'honey',
  'maple syrup',
  'long-grain white rice',
  'whole wheat pasta',
  'canned tomatoes',
  'diced tomatoes',
  'low-sodium chicken broth',
  'bay leaves',
  'dried thyme',
  'ground ginger',
  'vanilla extract',
  'ketchup',
  'skim milk',
  'eggs',
  'dry breadcrumbs',
  'lemon juice',
  'warm water',
  'water (110 degrees)',
  'salt and pepper',
  'freshly ground black pepper',
  'crushed red pepper',
  'butter or margarine',
  'garlic cloves',
  'garlic minced',
  'onion, finely chopped',
  'oil for frying',
  'egg whites',
  'pure vanilla extract',
  'dried oregano leaves',
  'cinnamon sticks',
])('%s is probably at home', name => {
  expect(inStew(name)).not.toBeNull()
})

it.each([
  'watermelon',
  'red bell pepper',
  'green peppers',
  'jalapeño pepper',
  'pepperoni',
  'pepper jack cheese',
  'eggplant',
  'egg noodles',
  'butternut squash',
  'buttermilk',
  'peanut butter',
  'coconut milk',
  'sweetened condensed milk',
  'milk chocolate chips',
  'whole-milk ricotta',
  'green onions',
  'rice noodles',
  'cauliflower rice',
  'flour tortilla',
  'almond flour',
  'pasta sauce',
  'fresh basil',
  'fresh ginger',
  'tuna in water',
  'anchovies in olive oil',
  'sugar snap peas',
  'lemon',
  'tomato',
  'serrano pepper',
  'habanero peppers',
  'banana peppers',
  'yellow pepper',
  'red pepper',
  'peppers',
  'salt cod',
  'mustard greens',
  'vanilla yogurt',
  'vanilla almond milk',
  'fresh oregano',
  'fresh oregano leaves',
  'chocolate milk',
  'water chestnut',
  'rice cake',
  'rice wine',
  'rice flour tortillas',
  'honey mango',
])('%s is not', name => {
  expect(inStew(name)).toBeNull()
})

it.each([
  ['garlic powder', 'spices'],
  ['rice vinegar', 'vinegar'],
  ['cayenne pepper', 'spices'],
  ['black pepper', 'salt'],
  ['olive oil', 'oil'],
  ['cooking water', 'water'],
])('%s is asked about as %s', (name, staple) => {
  expect(inStew(name)).toBe(staple)
})

describe('a food that names the dish', () => {
  const inDish = (name: string, dish: string) =>
    pantryStaple({ name, grams: 10 }, { name: dish, ingredients: [{ name, grams: 10 }, beef] })

  it.each([
    ['egg', 'Beef and Egg Pie'],
    ['long-grain brown rice', 'Brown Rice with Beef'],
    ['honey', 'Honey Ribs'],
    ['maple syrup', 'Maple Ribs'],
    ['curry powder', 'Beef Curry'],
    ['yellow onion', 'Steak and Onions'],
    ['unsalted butter', 'Butter Beef'],
    ['unsalted butter', 'Peanut Butter Beef in Brown Butter'],
    ['vanilla extract', 'Vanilla Ribs'],
    ['crushed tomatoes', 'Beef in Tomato Sauce'],
    ['reduced-sodium soy sauce', 'Soy-Glazed Beef'],
  ])('%s is bought for %s', (name, dish) => {
    expect(inDish(name, dish)).toBeNull()
  })

  it.each([
    ['black pepper', 'Steak and Pepper Stir-Fry'],
    ['black pepper', 'Stuffed Peppers'],
    ['salt', 'Salt-Baked Beef'],
    ['egg', 'Beef with Egg Noodles'],
    ['long-grain white rice', 'Rice Noodles with Beef'],
    ['unsalted butter', 'Peanut Butter Beef'],
    ['all-purpose flour', 'Flour Tortilla Wraps'],
    ['yellow onion', 'Green Onion Beef'],
    ['water', 'Beef in Water'],
  ])('%s is at home for %s, which only sounds like it', (name, dish) => {
    expect(inDish(name, dish)).not.toBeNull()
  })
})

it.each([
  ['Dooley & Marsh Tomato Ketchup', true],
  ['Market Crossing Sea Salt Grinder', true],
  ['Market Crossing Whole Milk', true],
  ['Honey Mango', false],
  ['Chive & Onion Cream Cheese Spread', false],
  ['Honey Wheat Bread', false],
  ['5W-20 Motor Oil', false],
  ['water', false],
])('the product %s is a staple: %s', (name, isStaple) => {
  expect(isStapleFood(name)).toBe(isStaple)
})

describe('a food that makes the dish', () => {
  const ofKilo = (name: string, grams: number | null) => {
    const part = { name, grams }
    const rest = { name: 'beef', grams: 1000 - (grams ?? 0) }
    const tapWater = { name: 'water', grams: 5000 }
    return pantryStaple(part, { name: 'Stew', ingredients: [part, rest, tapWater] })
  }

  it.each([
    ['egg', 100],
    ['pasta', 50],
    ['all-purpose flour', 100],
    ['diced tomatoes', 150],
    ['skim milk', 250],
    ['low-sodium chicken broth', 300],
  ])('%s does so from %i g of a kilo on, tap water apart', (name, grams) => {
    expect(ofKilo(name, grams)).toBeNull()
    expect(ofKilo(name, grams - 1)).not.toBeNull()
  })

  it('is never a seasoning, and never one whose amount is not told', () => {
    expect(ofKilo('salt', 900)).toBe('salt')
    expect(ofKilo('egg', null)).toBe('eggs')
  })
})
