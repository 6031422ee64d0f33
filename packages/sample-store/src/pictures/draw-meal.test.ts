import { expect, it } from 'vitest'
import { type DishArt, matColours } from '../meals/recipe.ts'
import { drawMeal } from './draw-meal.ts'

const art: DishArt = {
  dish: 'spaghetti',
  around: ['tomato', 'garlic', 'coconut'],
  mat: 'red',
}

it('every mat has a colour of its own', () => {
  const drawings = matColours.map(mat => drawMeal({ ...art, mat }))
  expect(new Set(drawings).size).toBe(matColours.length)
  expect(drawings.join()).not.toMatch(/NaN|undefined|Infinity/)
})

it('names no gradient or clip that is not in the same file', () => {
  const svg = drawMeal(art)
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
})

it('is the same every time', () => {
  expect(drawMeal(art)).toBe(drawMeal(art))
})

it('refuses an icon that Noto does not have, by name', () => {
  expect(() => drawMeal({ ...art, dish: 'no-such-icon' })).toThrow(
    'There is no Noto icon called "no-such-icon"',
  )
})
