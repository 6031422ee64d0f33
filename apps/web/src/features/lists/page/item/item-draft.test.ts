import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../testing/memory-storage.ts'
import { itemDraft } from './item-draft.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

it('what was typed of an item is there for the same user only', () => {
  itemDraft('robin', 'milk').keep({ note: 'Glass bottle', price: '2.9' })
  expect(itemDraft('robin', 'milk').read()).toEqual({ note: 'Glass bottle', price: '2.9' })
  expect(itemDraft('kim', 'milk').read()).toBeUndefined()
  itemDraft('robin', 'milk').forget()
  expect(itemDraft('robin', 'milk').read()).toBeUndefined()
})
