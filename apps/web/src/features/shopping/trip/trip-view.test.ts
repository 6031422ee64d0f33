import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { DepartmentGroup } from '@aisleway/core/shopping/department-order'
import { describe, expect, it } from 'vitest'
import { ownFirst } from './trip-view.ts'

const way = ['Produce', 'Dairy & Eggs', 'Bakery', 'Frozen'] as const
const groups = way.map((department): DepartmentGroup => ({ department, items: [] }))
const split: { userId: string; departments: DepartmentOrOther[] }[] = [
  { userId: 'robin', departments: ['Dairy & Eggs'] },
  { userId: 'kim', departments: ['Produce', 'Frozen'] },
]
const shown = (userId: string) =>
  ownFirst(groups, split, userId).map(({ department, takenBy }) => [department, takenBy])

describe('a store that Robin and Kim have split', () => {
  it('begins with one’s own departments and those that are nobody’s', () => {
    expect(shown('robin')).toEqual([
      ['Dairy & Eggs', undefined],
      ['Bakery', undefined],
      ['Produce', 'kim'],
      ['Frozen', 'kim'],
    ])
    expect(shown('kim').map(([department]) => department)).toEqual([
      'Produce',
      'Bakery',
      'Frozen',
      'Dairy & Eggs',
    ])
  })

  it('is the whole way for somebody else, and again when the split ends', () => {
    expect(shown('lee').map(([department]) => department)).toEqual(way)
    expect(ownFirst(groups, null, 'robin')).toEqual(groups)
  })
})
