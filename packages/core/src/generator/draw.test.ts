import { expect, it } from 'vitest'
import { isDrawn, kindNumber, plainSeed } from './draw.ts'

const kinds = Array.from({ length: 2000 }, (_, i) => kindNumber(`kind ${i}`))

it('a seed draws about half of the kinds', () => {
  for (const seed of [1, 2, 12_345, 2 ** 31 - 1]) {
    const drawn = kinds.filter(kind => isDrawn(kind, seed)).length
    expect(drawn).toBeGreaterThan(900)
    expect(drawn).toBeLessThan(1100)
  }
})

it('seed 0 draws them all', () => {
  expect(kinds.every(kind => isDrawn(kind, plainSeed))).toBe(true)
})

it('the next seed draws other ones: about half of them change sides', () => {
  const moved = kinds.filter(kind => isDrawn(kind, 41) !== isDrawn(kind, 42)).length
  expect(moved).toBeGreaterThan(850)
  expect(moved).toBeLessThan(1150)
})

it('hardly two kinds have the same number', () => {
  expect(new Set(kinds).size).toBeGreaterThan(1997)
})
