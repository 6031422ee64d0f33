import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { toast, toastQueue } from '../../../ui/feedback/toast.ts'
import { type CookTimers, useCookTimers } from './use-cook-timers.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  toastQueue.takeAll()
})

it('says no longer that time is up once the timer is stopped', () => {
  const { end, remove } = cookTimers()
  end({ id: 2, text: '12 minutes', step: 2, leftMs: 0, endsAt: 0, isOver: false })
  remove(1)
  expect(toastQueue.shown()).toMatchObject({ title: 'Time’s up' })
  remove(2)
  expect(toastQueue.shown()).toBeUndefined()
})

it('does not say so later, either, if a newer toast was shown when the timer was stopped', () => {
  const { end, remove } = cookTimers()
  end({ id: 1, text: '12 minutes', step: 2, leftMs: 0, endsAt: 0, isOver: false })
  toast.show({ title: 'Added to cart' })
  const { id } = toastQueue.shown()!
  toastQueue.shown()!.leftMs -= 2000
  remove(1)
  expect(toastQueue.shown()).toMatchObject({ title: 'Added to cart' })
  toastQueue.dismiss(id)
  expect(toastQueue.shown()).toBeUndefined()
})

function cookTimers(): CookTimers {
  let timers: CookTimers | undefined
  function Cooking() {
    timers = useCookTimers('chili')
    return null
  }
  renderToString(createElement(Cooking))
  return timers!
}
