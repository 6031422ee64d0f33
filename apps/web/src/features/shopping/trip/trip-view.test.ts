import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { DepartmentGroup } from '@aisleway/core/shopping/department-order'
import { describe, expect, it } from 'vitest'
import { ownFirst, tripFigures, tripProgress } from './trip-view.ts'

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

describe('a trip on which the store is out of the last item', () => {
  const item = { quantity: 1, priceCents: 300, isChecked: true, isElsewhere: false }
  const items = [item, { ...item, isChecked: false, isElsewhere: true }] as ListItem[]

  it('is done, so that its progress agrees with its button', () => {
    expect(tripProgress(items)).toEqual({ done: 2, left: [], percent: 100 })
  })

  it('has bought only what is ticked', () => {
    expect(tripFigures(items)).toMatchObject({ checkedItemsCount: 1, totalCents: 300, percent: 50 })
  })
})
