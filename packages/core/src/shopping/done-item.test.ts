import { expect, it } from 'vitest'
import { doneCount, isDone } from './done-item.ts'

const bananas = { isChecked: true, isElsewhere: false }
const milk = { isChecked: false, isElsewhere: true }
const bread = { isChecked: false, isElsewhere: false }

it('what is ticked or bought elsewhere is done in this store', () => {
  expect([bananas, milk, bread].map(isDone)).toEqual([true, true, false])
  expect(doneCount([bananas, milk, bread])).toBe(2)
})
