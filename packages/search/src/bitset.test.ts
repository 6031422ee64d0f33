import { expect, test } from 'vitest'
import {
  type Bitset,
  bitsetOf,
  complement,
  countBits,
  countCommonBits,
  fullBitset,
  hasBit,
  intersection,
  union,
} from './bitset.ts'

const size = 70
const odd = setOf(position => position % 2 === 1)
const small = setOf(position => position < 33)

function setOf(isMember: (position: number) => boolean): Bitset {
  return bitsetOf(Uint32Array.from(positions().filter(isMember)), size)
}

function positions(): number[] {
  return [...Array(size).keys()]
}

function membersOf(set: Bitset): number[] {
  return positions().filter(position => hasBit(set, position))
}

test('sets combine position by position', () => {
  expect(membersOf(intersection(odd, small))).toEqual(positions().filter(p => p % 2 && p < 33))
  expect(membersOf(union(odd, small))).toEqual(positions().filter(p => p % 2 || p < 33))
  expect(membersOf(complement(odd, size))).toEqual(positions().filter(p => p % 2 === 0))
})

test('nothing beyond the last position is ever counted', () => {
  expect(countBits(fullBitset(size))).toBe(70)
  expect(countBits(complement(small, size))).toBe(37)
  expect(countBits(fullBitset(64))).toBe(64)
  expect(countBits(fullBitset(0))).toBe(0)
})

test('members two sets share are counted', () => {
  expect(countCommonBits(odd, small)).toBe(16)
})
