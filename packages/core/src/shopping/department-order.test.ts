import { expect, it } from 'vitest'
import { departments } from '../catalogue/departments.ts'
import type { ListItem } from '../lists/list-item.ts'
import { compareDepartments, departmentGroups, departmentsInOrder } from './department-order.ts'

const item = (name: string, department: ListItem['department'], isChecked = false) =>
  ({ id: name, name, department, isChecked }) as ListItem

it('leads through the store from Produce to Household, then the others, Other last', () => {
  const order = [...departments, 'Other' as const].toSorted(compareDepartments)
  expect(order.slice(0, 7)).toEqual([
    'Produce',
    'Dairy & Eggs',
    'Meat & Seafood',
    'Bakery',
    'Frozen',
    'Meal Solutions',
    'Household',
  ])
  expect(order.at(-1)).toBe('Other')
})

it('groups items by department and keeps their order', () => {
  const groups = departmentGroups(
    [item('Soap', 'Household'), item('Kale', 'Produce', true), item('Figs', 'Produce')],
    false,
  )
  expect(groups.map(group => [group.department, group.items.map(({ name }) => name)])).toEqual([
    ['Produce', ['Kale', 'Figs']],
    ['Household', ['Soap']],
  ])
})

it('lets ticked items sink within their department when asked', () => {
  const [produce] = departmentGroups(
    [item('Kale', 'Produce', true), item('Figs', 'Produce'), item('Leek', 'Produce')],
    true,
  )
  expect(produce?.items.map(({ name }) => name)).toEqual(['Figs', 'Leek', 'Kale'])
})

it('follows an order of one’s own; departments left out of it come after, as in the store', () => {
  const items = [item('Soap', 'Household'), item('Kale', 'Produce'), item('Rye', 'Bakery')]
  const groups = departmentGroups(items, false, ['Household'])
  expect(groups.map(({ department }) => department)).toEqual(['Household', 'Produce', 'Bakery'])
  const all = departmentsInOrder(['Pet', 'Other', 'Bakery'])
  expect(all.slice(0, 4)).toEqual(['Pet', 'Other', 'Bakery', 'Produce'])
  expect(all.toSorted()).toEqual([...departments, 'Other'].toSorted())
})
