import { describe, expect, it } from 'vitest'
import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { DepartmentOrder } from '../shopping/department-order.ts'
import type { Split } from './split.ts'
import { splitSpan, takerOf } from './split-span.ts'

const between = (robin: DepartmentOrOther[], kim: DepartmentOrOther[]): Split => [
  { userId: 'robin', departments: robin },
  { userId: 'kim', departments: kim },
]

describe('what one takes is named', () => {
  it('from the first to the last, when nothing of another’s lies between', () => {
    const split = between(
      ['Bakery', 'Produce', 'Dairy & Eggs', 'Meat & Seafood'],
      ['Frozen', 'Pet'],
    )
    expect(splitSpan(split, 'robin', [])).toEqual({
      kind: 'range',
      first: 'Produce',
      last: 'Bakery',
    })
  })

  it('one by one, when something of another’s does', () => {
    const split = between(['Produce', 'Meat & Seafood', 'Bakery'], ['Dairy & Eggs'])
    expect(splitSpan(split, 'robin', [])).toEqual({
      kind: 'each',
      departments: ['Produce', 'Meat & Seafood', 'Bakery'],
    })
  })

  it('along the reader’s own way through the store', () => {
    const split = between(['Produce', 'Dairy & Eggs', 'Meat & Seafood'], ['Frozen'])
    const frozenSecond: DepartmentOrder = ['Produce', 'Frozen', 'Dairy & Eggs', 'Meat & Seafood']
    expect(splitSpan(split, 'robin', frozenSecond)).toEqual({
      kind: 'each',
      departments: ['Produce', 'Dairy & Eggs', 'Meat & Seafood'],
    })
    expect(splitSpan(split, 'robin', ['Meat & Seafood'])).toEqual({
      kind: 'range',
      first: 'Meat & Seafood',
      last: 'Dairy & Eggs',
    })
  })

  it('one by one, in the order of the way, when they are two', () => {
    const split = between(['Bakery', 'Produce'], ['Frozen'])
    expect(splitSpan(split, 'robin', [])).toEqual({
      kind: 'each',
      departments: ['Produce', 'Bakery'],
    })
  })

  it('not at all for who takes nothing, and for who is no part of it', () => {
    const split = between(['Produce'], [])
    expect(splitSpan(split, 'kim', [])).toEqual({ kind: 'each', departments: [] })
    expect(splitSpan(split, 'lee', [])).toEqual({ kind: 'each', departments: [] })
  })
})

it('a department that came after the split is nobody’s', () => {
  const split = between(['Produce'], ['Frozen'])
  expect(takerOf(split, 'Frozen')).toBe('kim')
  expect(takerOf(split, 'Bakery')).toBeUndefined()
})
