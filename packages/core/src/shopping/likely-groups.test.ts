import { expect, it } from 'vitest'
import type { ListItem } from '../lists/list-item.ts'
import { likelyGroups } from './likely-groups.ts'

const item = (name: string, department: ListItem['department'], isChecked = false) => ({
  name,
  department,
  isChecked,
})

it('words without a department are where their name suggests, all else where it is', () => {
  const groups = likelyGroups(
    [
      item('bananas', 'Other'),
      item('something nice', 'Other'),
      item('Kale', 'Produce', true),
      item('Banana Bread', 'Bakery'),
    ],
    false,
    ['Bakery'],
  )
  expect(groups.map(group => [group.department, group.items.map(({ name }) => name)])).toEqual([
    ['Bakery', ['Banana Bread']],
    ['Produce', ['bananas', 'Kale']],
    ['Other', ['something nice']],
  ])
})
