import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { cookbook } from '../meals/cookbook.ts'
import { drawMeal, type Pictured } from './draw-meal.ts'
import { matColours } from './mats.ts'

const noodles: Pictured = {
  picture: { dish: 'sesame noodles', around: ['tomato', 'garlic', 'coconut'], mat: 'red' },
  ingredients: [
    ['carrot', 2, 'medium'],
    ['salt', 1, 'tsp'],
  ],
}
const drawings = cookbook.map(drawMeal)

it('every mat has a colour of its own', () => {
  const { picture } = noodles
  const drawn = matColours.map(mat => drawMeal({ ...noodles, picture: { ...picture, mat } }))
  expect(new Set(drawn).size).toBe(matColours.length)
})

it('every meal of the cookbook looks different', () => {
  expect(new Set(drawings).size).toBe(cookbook.length)
  expect(drawings.join()).not.toMatch(/NaN|undefined|Infinity/)
})

it('at least 40 dishes are drawn, none for more than five meals, and each for one', () => {
  const mealsOf = new Map<string, number>()
  for (const { picture } of cookbook)
    mealsOf.set(picture.dish, (mealsOf.get(picture.dish) ?? 0) + 1)
  expect(mealsOf.size).toBeGreaterThanOrEqual(40)
  expect([...mealsOf].filter(([, meals]) => meals > 5)).toEqual([])
  expect(Object.keys(content.dishes).filter(dish => !mealsOf.has(dish))).toEqual([])
})

it.each([
  [/\bOmelet\b/, /omelet/],
  [/\bTacos\b/, /tacos/],
  [/\bPancakes\b/, /pancakes/],
  [/\bMuffins\b/, /muffin/],
  [/\bSoup\b|\bMinestrone\b/, /soup|minestrone/],
  [/\bSalad\b(?! with Radish| on )/, /salad|slaw|squares/],
  [/Noodles\b/, /noodles/],
  [/\b(Stew|Chili)\b(?!-)/, /stew|soup|chili/],
  [/\bRice Bowls\b/, /rice/],
])('a meal called %s is drawn as one', (called, drawn) => {
  const others = cookbook.filter(
    ({ name, picture }) => called.test(name) && !drawn.test(picture.dish),
  )
  expect(others.map(({ name, picture }) => `${name}: ${picture.dish}`)).toEqual([])
})

it('shows of a meal what goes in', () => {
  const bare = drawMeal({ ...noodles, ingredients: [['salt', 1, 'tsp']] })
  expect(drawMeal(noodles).length).toBeGreaterThan(bare.length)
})

it('names no gradient or clip that is not in the same file', () => {
  for (const svg of drawings) {
    const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    const missing = Array.from(svg.matchAll(/(?:url\(|href=")#([^)"]+)/g), ([, id]) => id)
    expect(missing.filter(id => !ids.has(id))).toEqual([])
  }
})

it('is the same every time', () => {
  expect(drawMeal(noodles)).toBe(drawMeal(noodles))
})

it('refuses an icon that Noto does not have, by name', () => {
  const picture: Pictured['picture'] = {
    ...noodles.picture,
    around: ['no-such-icon', 'garlic', 'coconut'],
  }
  expect(() => drawMeal({ ...noodles, picture })).toThrow(
    'There is no Noto icon called "no-such-icon"',
  )
})
