import type { ListItem } from '@aisleway/core/lists/list-item'
import { expect, it } from 'vitest'
import { canUndo } from './trip-changes.ts'

const milk = { id: 'milk', isChecked: true } as ListItem
const tick = { itemId: 'milk', name: 'Milk', isChecked: true }

it('offers to undo a tick until somebody else has taken it back or removed the item', () => {
  expect(canUndo(tick, [milk])).toBe(true)
  expect(canUndo(tick, [{ ...milk, isChecked: false }])).toBe(false)
  expect(canUndo(tick, [])).toBe(false)
})
