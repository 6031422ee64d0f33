import { describe, expect, it } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import { undoChanges } from '../../lists/changes/undo-changes.ts'
import { writeStamp } from '../../lists/hybrid-clock.ts'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  type ListState,
  listItems,
} from '../../lists/list-operations.ts'
import type { SlotKey } from '../plan.ts'
import { plannedItemId } from '../plan-ids.ts'
import { planListChanges } from './plan-list.ts'

const monday = '2026-11-23-dinner'
const thursday = '2026-11-26-dinner'

let count = 0
const after = (state: ListState, ...changes: ItemChange[]) =>
  applyOperations(
    state,
    changes.map(change => ({ ...change, id: `o${++count}`, at: writeStamp(count, 0, 'd') })),
  )

const product = (id: string) =>
  ({
    id,
    name: id,
    imageUrl: '',
    weightQuantity: '1 lb',
    department: 'Produce',
    diets: [],
    priceCents: 199,
    originalPriceCents: null,
  }) as unknown as Product

const food = (id: string, packages: number, ...slots: SlotKey[]) => ({
  products: [{ product: product(id), packages, packageGrams: 450, cents: 199 * packages }],
  slots,
})
const note = (slots: readonly SlotKey[]) => slots.join(' ')
const listed = (state: ListState, ...foods: ReturnType<typeof food>[]) =>
  after(state, ...planListChanges(state, foods, note, 'mara'))
const rows = (state: ListState) =>
  listItems(state).map(({ name, quantity, note: text }) => [name, quantity, text])

describe('the list of a plan', () => {
  it('holds whole packages, and for when they are', () => {
    const state = listed(emptyList, food('onions', 2, thursday, monday), food('rice', 1, monday))
    expect(rows(state)).toEqual([
      ['onions', 2, `${monday} ${thursday}`],
      ['rice', 1, monday],
    ])
  })

  it('holds a product once that two foods are bought as', () => {
    const state = listed(emptyList, food('onions', 2, thursday), food('onions', 1, monday))
    expect(rows(state)).toEqual([['onions', 3, `${monday} ${thursday}`]])
  })

  it('needs no change when the plan needs none', () => {
    const foods = [food('onions', 2, monday)]
    expect(planListChanges(listed(emptyList, ...foods), foods, note, 'mara')).toEqual([])
  })

  it('takes off what the plan no longer needs, and leaves what was added by hand', () => {
    const item = { ...milk, name: 'Birthday candles', productId: null }
    const first = after(listed(emptyList, food('onions', 2, monday), food('rice', 1, monday)), {
      itemId: 'by-hand',
      kind: 'add',
      item,
    })
    const second = listed(first, food('onions', 1, thursday))
    expect(rows(second)).toEqual([
      ['onions', 1, thursday],
      ['Birthday candles', 1, ''],
    ])
  })

  it('brings back what it took off as it is needed now, and undoes as one', () => {
    const before = listed(listed(emptyList, food('onions', 5, monday)))
    expect(rows(before)).toEqual([])
    const changes = planListChanges(before, [food('onions', 2, thursday)], note, 'mara')
    const state = after(before, ...changes)
    expect(rows(state)).toEqual([['onions', 2, thursday]])
    expect(rows(after(state, ...undoChanges(changes, listItems(before), before, state)))).toEqual(
      [],
    )
  })

  it('brings back an item as it was before it was shopped', () => {
    const itemId = plannedItemId('onions')
    const shopped = after(
      listed(emptyList, food('onions', 2, monday)),
      { itemId, kind: 'price', priceCents: 99 },
      { itemId, kind: 'elsewhere', isElsewhere: true },
      { itemId, kind: 'check', isChecked: true, by: 'mara' },
      { itemId, kind: 'remove' },
    )
    expect(listItems(listed(shopped, food('onions', 1, thursday)))).toMatchObject([
      { isChecked: false, isElsewhere: false, isPriceEdited: false, priceCents: 199 },
    ])
  })

  it('leaves in the basket what is there already', () => {
    const first = listed(emptyList, food('onions', 2, monday))
    const ticked = after(first, {
      itemId: plannedItemId('onions'),
      kind: 'check',
      isChecked: true,
      by: 'mara',
    })
    expect(rows(listed(ticked))).toEqual([['onions', 2, monday]])
  })

  it('is the same list when two devices write it at once', () => {
    const foods = [food('onions', 2, monday), food('rice', 1, monday)]
    const changes = planListChanges(emptyList, foods, note, 'mara')
    expect(rows(after(emptyList, ...changes, ...changes))).toEqual(
      rows(after(emptyList, ...changes)),
    )
  })
})

const milk = {
  productId: 'milk',
  name: 'Milk',
  imageUrl: '',
  weightQuantity: '',
  department: 'Dairy & Eggs' as const,
  diets: [],
  quantity: 1,
  priceCents: 399,
  originalPriceCents: null,
  origin: 'list' as const,
  addedBy: 'mara',
}
