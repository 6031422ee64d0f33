import { expect, it } from 'vitest'
import { isPicked, kindNumber, plainSeed } from './pick.ts'

const kinds = Array.from({ length: 2000 }, (_, i) => kindNumber(`kind ${i}`))

it('a seed picks about half of the kinds', () => {
  for (const seed of [1, 2, 12_345, 2 ** 31 - 1]) {
    const picked = kinds.filter(kind => isPicked(kind, seed)).length
    expect(picked).toBeGreaterThan(900)
    expect(picked).toBeLessThan(1100)
  }
})

it('seed 0 picks them all', () => {
  expect(kinds.every(kind => isPicked(kind, plainSeed))).toBe(true)
})

it('the next seed picks other ones: about half of them change sides', () => {
  const moved = kinds.filter(kind => isPicked(kind, 41) !== isPicked(kind, 42)).length
  expect(moved).toBeGreaterThan(850)
  expect(moved).toBeLessThan(1150)
})

it('hardly two kinds have the same number', () => {
  expect(new Set(kinds).size).toBeGreaterThan(1997)
})
