import { describe, expect, it } from 'vitest'
import { type DepartmentOrOther, departments } from '../catalogue/departments.ts'
import { compareDepartments } from '../shopping/department-order.ts'
import { splitDepartments } from './split-departments.ts'

const item = (department: DepartmentOrOther, isChecked = false) => ({
  name: 'something nice',
  department,
  isChecked,
})
const items = (counts: Partial<Record<DepartmentOrOther, number>>, isChecked = false) =>
  Object.entries(counts).flatMap(([department, count]) =>
    Array.from({ length: count }, () => item(department as DepartmentOrOther, isChecked)),
  )

describe('splitting the store between two', () => {
  it('gives each half of the way where both halves weigh the same', () => {
    const list = items({ Bakery: 3, Produce: 4, Frozen: 1, 'Dairy & Eggs': 2, Household: 2 })
    expect(splitDepartments(list)).toEqual([
      ['Produce', 'Dairy & Eggs'],
      ['Bakery', 'Frozen', 'Household'],
    ])
  })

  it('goes to and fro rather than leave one with more to do', () => {
    const list = items({ Produce: 3, Bakery: 5, Frozen: 2 })
    expect(splitDepartments(list)).toEqual([['Produce', 'Frozen'], ['Bakery']])
  })

  it('counts only what is still to be ticked', () => {
    const list = [...items({ Produce: 9 }, true), ...items({ Bakery: 1, Frozen: 1 })]
    expect(splitDepartments(list)).toEqual([['Produce', 'Bakery'], ['Frozen']])
  })

  it('puts words where the list shows them', () => {
    const words = { ...item('Other'), name: 'bananas' }
    expect(splitDepartments([words, item('Bakery')])).toEqual([['Produce'], ['Bakery']])
  })

  it('of a list all ticked counts everything', () => {
    expect(splitDepartments(items({ Produce: 2, Bakery: 1, Frozen: 1 }, true))).toEqual([
      ['Produce'],
      ['Bakery', 'Frozen'],
    ])
  })

  it('leaves one department whole, and nothing to split of nothing', () => {
    expect(splitDepartments(items({ Deli: 7 }))).toEqual([['Deli'], []])
    expect(splitDepartments([])).toEqual([[], []])
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'is as even as can be with the fewest switches, seed %i',
    seed => {
      const list = randomList(seed)
      const parts = splitDepartments(list)
      const present = [...new Set(list.map(({ department }) => department))]
      expect(parts.flat().toSorted()).toEqual(present.toSorted())
      expect(figuresOf(list, present, new Set(parts[0]))).toEqual(bestOf(list, present))
    },
  )
})

type Items = ReturnType<typeof randomList>
type Figures = { difference: number; switches: number }

/** Tries every possible split. */
function bestOf(list: Items, present: readonly DepartmentOrOther[]): Figures {
  const all = Array.from({ length: 2 ** present.length }, (_, mask) =>
    figuresOf(list, present, new Set(present.filter((_, i) => mask & (1 << i)))),
  )
  return all.reduce((best, one) =>
    one.difference < best.difference ||
    (one.difference === best.difference && one.switches < best.switches)
      ? one
      : best,
  )
}

function figuresOf(
  list: Items,
  present: readonly DepartmentOrOther[],
  first: ReadonlySet<DepartmentOrOther>,
): Figures {
  const counts = list.some(({ isChecked }) => !isChecked)
    ? list.filter(({ isChecked }) => !isChecked)
    : list
  const own = counts.filter(({ department }) => first.has(department)).length
  const way = present.toSorted(compareDepartments).map(department => first.has(department))
  return {
    difference: Math.abs(2 * own - counts.length),
    switches: way.filter((isFirst, i) => i > 0 && isFirst !== way[i - 1]).length,
  }
}

function randomList(seed: number) {
  const random = randomFrom(seed)
  const present = [...departments, 'Other' as const].filter(() => random() < 0.5).slice(0, 10)
  const tickedShare = random() < 0.2 ? 1 : random()
  return present.flatMap(department =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
      item(department, random() < tickedShare),
    ),
  )
}

function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}
