import { describe, expect, it } from 'vitest'
import { type NumberLimits, numberFrom, numberProblem } from './number-problem.ts'

describe('what is wrong with a budget from 1 to 10,000 dollars', () => {
  const budget: NumberLimits = { min: 1, max: 10_000, decimals: 2, isRequired: false }
  it.each([
    ['', null],
    ['1', null],
    ['5.5', null],
    ['.99', 'too-small'],
    ['0', 'too-small'],
    ['-3', 'too-small'],
    ['10000', null],
    ['10000.01', 'too-large'],
    ['20000', 'too-large'],
    ['5.555', 'too-fine'],
    ['5.550', null],
    ['2.01', null],
    ['five', 'no-number'],
    ['1e3', 'no-number'],
    ['0x10', 'no-number'],
    ['1.2.3', 'no-number'],
  ])('"%s": %s', (text, problem) => expect(numberProblem(text, budget)).toBe(problem))
})

describe('what is wrong with a count from 1 to 50', () => {
  const count: NumberLimits = { min: 1, max: 50, decimals: 0, isRequired: true }
  it.each([
    ['', 'missing'],
    ['50', null],
    ['51', 'too-large'],
    ['0', 'too-small'],
    ['2.5', 'too-fine'],
    ['2.0', null],
  ])('"%s": %s', (text, problem) => expect(numberProblem(text, count)).toBe(problem))
})

it('is found in the time that it takes to read, however long the text is', () => {
  const limits: NumberLimits = { min: 1, max: 9, decimals: 0, isRequired: true }
  expect(numberProblem(`1.${'0'.repeat(200_000)}1`, limits)).toBe('too-fine')
  expect(numberProblem(`${'1'.repeat(200_000)}x`, limits)).toBe('no-number')
})

it('an address has a number only if its field would accept it', () => {
  const limits: NumberLimits = { min: 1, max: 9, decimals: 2, isRequired: false }
  expect(numberFrom('4.50', limits)).toBe(4.5)
  for (const wrong of [undefined, 4, ['4'], '', '0.99', '4.555', '1e0', ' 4']) {
    expect(numberFrom(wrong, limits)).toBeNull()
  }
})
