import type { Split } from '@aisleway/core/sharing/split'
import type { DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

const split: Split = [
  { userId: 'robin', departments: ['Frozen', 'Pet'] },
  { userId: 'kim', departments: ['Produce', 'Dairy & Eggs', 'Bakery'] },
]
const names: Record<string, string> = { robin: 'Robin', kim: 'Kim' }
const nameOf = (id: string) => names[id]

describe('a store split between Robin and Kim', () => {
  it('is told to each from their own side', () => {
    expect(splitText(split, 'kim', nameOf, [])).toBe('You take Produce to Bakery, Robin the rest')
    expect(splitText(split, 'robin', nameOf, [])).toBe('You take Frozen and Pet, Kim the rest')
  })

  it('is told along the reader’s own way through the store', () => {
    const order: DepartmentOrder = ['Produce', 'Frozen', 'Dairy & Eggs']
    expect(splitText(split, 'kim', nameOf, order)).toBe(
      'You take Produce, Dairy & Eggs, and Bakery, Robin the rest',
    )
  })

  it('is told to a third one by both names', () => {
    expect(splitText(split, 'lee', nameOf, [])).toBe('Robin takes Frozen and Pet, Kim the rest')
  })

  it('of one department is no split in halves', () => {
    const one: Split = [
      { userId: 'robin', departments: ['Produce'] },
      { userId: 'kim', departments: [] },
    ]
    expect(splitText(one, 'robin', nameOf, [])).toBe('You take everything')
    expect(splitText(one, 'kim', nameOf, [])).toBe('Robin takes everything')
  })

  it('is told also when one of them is no longer known', () => {
    expect(splitText(split, 'kim', () => undefined, [])).toBe(
      'You take Produce to Bakery, Someone the rest',
    )
  })
})
