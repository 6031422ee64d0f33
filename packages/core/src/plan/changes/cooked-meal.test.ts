import { expect, it } from 'vitest'
import { cookedMeal, type PlannedMeal, uncookedMeal } from './cooked-meal.ts'

const chili: PlannedMeal = { kind: 'meal', slug: 'chili', isLocked: false }
const locked = { ...chili, isLocked: true }

it('a cooked meal is locked', () => {
  expect(cookedMeal(chili)).toMatchObject({ isLocked: true, isCooked: true })
})

it.each([chili, locked])('a meal that is not cooked after all is as it was before: %j', meal => {
  expect(uncookedMeal(cookedMeal(meal))).toEqual(meal)
  expect(uncookedMeal(cookedMeal(cookedMeal(meal)))).toEqual(meal)
  expect(uncookedMeal(meal)).toEqual(meal)
})

it('a meal that an earlier version of the app marked as cooked stays locked', () => {
  expect(uncookedMeal({ ...locked, isCooked: true })).toEqual(locked)
})
