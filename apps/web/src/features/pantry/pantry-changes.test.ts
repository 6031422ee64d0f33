import type { PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'
import { putTripIn, removeEntry } from './pantry-changes.ts'

const { act } = vi.hoisted(() => ({ act: vi.fn() }))
vi.mock('../../api/outbox/act.ts', () => ({ act }))
vi.mock('../../api/session/known-session.ts', () => ({
  signedInUser: () => ({ id: 'robin' }),
  refreshSession: () => {},
}))
vi.mock('./sent-pantry.ts', () => ({ showSentPantry: () => {}, reportPantryRefused: () => {} }))

beforeEach(() => {
  stubBrowser()
  toastQueue.takeAll()
})

it.each([
  ['says how much a trip has added, which can be undone', 2, '2 items added to your pantry', true],
  [
    'says of a trip that was added before that it was',
    0,
    'Your last trip was already added',
    false,
  ],
])('%s', async (_, count, title, canUndo) => {
  act.mockResolvedValue({ answer: { pantry: { entries: [] }, count } })
  await putTripIn('trip')
  const [shown] = toastQueue.takeAll()
  expect(shown?.title).toBe(title)
  expect(shown?.action !== undefined).toBe(canUndo)
})

it('names what is removed after a title that begins with a capital, whatever the name begins with', () => {
  act.mockResolvedValue({})
  removeEntry({ key: 'butter', name: 'butter' } as PantryEntry)
  expect(toastQueue.shown()).toMatchObject({ title: 'Removed from pantry', message: 'butter' })
})
