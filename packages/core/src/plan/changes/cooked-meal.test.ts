import { expect, it } from 'vitest'
import { cookedMeal, type PlannedMeal, uncookedMeal } from './cooked-meal.ts'

const chili: PlannedMeal = { kind: 'meal', slug: 'chili', isLocked: false }
const id = 'a3f1c1f4-5a0e-4c7e-8d43-0f6f5d0a2b11'
const locked = { ...chili, isLocked: true }

it('a cooked meal is locked', () => {
  expect(cookedMeal(chili, id)).toMatchObject({ isLocked: true, isCooked: true, cookedAs: id })
})

it.each([chili, locked])('a meal that is not cooked after all is as it was before: %j', meal => {
  expect(uncookedMeal(cookedMeal(meal, id))).toEqual(meal)
  expect(uncookedMeal(cookedMeal(cookedMeal(meal, id), id))).toEqual(meal)
  expect(uncookedMeal(meal)).toEqual(meal)
})

it('a meal that an earlier version of the app marked as cooked stays locked', () => {
  expect(uncookedMeal({ ...locked, isCooked: true })).toEqual(locked)
})
