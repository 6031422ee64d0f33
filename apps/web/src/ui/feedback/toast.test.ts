import { beforeEach, expect, it } from 'vitest'
import { toast, toastQueue } from './toast.ts'

beforeEach(() => {
  toastQueue.takeAll()
})

const undo = { label: 'Undo', onPress() {} }

it('shows the newest at once, and a plain one before it never again', () => {
  toast.show({ title: 'Profile saved' })
  toast.show({ title: 'Mail sent' })
  expect(order()).toEqual(['Mail sent'])
})

it('keeps an error that a newer one displaced', () => {
  toast.error({ title: 'We couldn’t save your cart' })
  toast.show({ title: 'Profile saved' })
  expect(order()).toEqual(['Profile saved', 'We couldn’t save your cart'])
})

it('does not bring back an error that was noticed before the next step, which may have mended it', () => {
  toast.error({ title: 'Error saving list' })
  toastQueue.shown()!.leftMs -= 2000
  toast.show({ title: 'List saved' })
  toastQueue.dismiss(toastQueue.shown()!.id)
  expect(order()).toEqual([])
})

it('brings back an error that nobody can have read', () => {
  toast.error({ title: 'We couldn’t save your cart' })
  toastQueue.shown()!.leftMs -= 500
  toast.show({ title: 'Profile saved' })
  toastQueue.dismiss(toastQueue.shown()!.id)
  expect(order()).toEqual(['We couldn’t save your cart'])
})

it('loses none of several errors', () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) toast.error({ title })
  expect(order()).toEqual(['Four', 'Three', 'Two', 'One'])
})

it('keeps the last two of those with an Undo that newer ones displaced', () => {
  for (const title of ['Milk', 'Eggs', 'Bread', 'Tea']) toast.show({ title, action: undo })
  expect(order()).toEqual(['Tea', 'Bread', 'Eggs'])
})

it('puts a toast in the place of the one with the same key, shown or displaced', () => {
  toast.show({ key: 'added', title: 'Milk', action: undo })
  toast.show({ key: 'added', title: 'Eggs', action: undo })
  toast.error({ title: 'Error' })
  toast.show({ key: 'added', title: 'Bread', action: undo })
  expect(order()).toEqual(['Bread', 'Error'])
})

it('gives more time to read an error, and to press Undo', () => {
  toast.show({ title: 'Profile saved' })
  const { leftMs: plain } = toastQueue.shown()!
  toast.error({ title: 'Error' })
  const { leftMs: error } = toastQueue.shown()!
  toast.show({ title: 'Milk', action: undo })
  const { leftMs: withUndo } = toastQueue.shown()!
  expect(plain).toBe(5000)
  expect(error).toBeGreaterThan(plain)
  expect(withUndo).toBeGreaterThan(plain)
})

it('does not tell a second time what comes back', () => {
  toast.error({ title: 'Error' })
  toast.show({ title: 'Profile saved' })
  const newest = toastQueue.shown()!
  expect(toastQueue.isNews(newest)).toBe(true)
  toastQueue.dismiss(newest.id)
  const cameBack = toastQueue.shown()!
  expect(cameBack.title).toBe('Error')
  expect(toastQueue.isNews(cameBack)).toBe(false)
})

/** From the visible toast to the one that comes back last. */
function order() {
  return toastQueue.takeAll().map(({ title }) => title)
}
