import { beforeEach, expect, it, vi } from 'vitest'
import { followPointer } from './follow-pointer.ts'

const handle = { isConnected: true, setPointerCapture: vi.fn() }
const [move, end] = [vi.fn(), vi.fn()]

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  handle.isConnected = true
  move.mockReset()
  end.mockReset()
  const press = { currentTarget: handle, pointerId: 1 } as unknown
  followPointer(press as Parameters<typeof followPointer>[0], { move, end })
})

it('drops what is dragged where the pointer is released, once', () => {
  happens('pointermove')
  happens('pointerup')
  happens('lostpointercapture')
  happens('pointermove')
  expect(move).toHaveBeenCalledTimes(1)
  expect(end).toHaveBeenCalledExactlyOnceWith(true)
})

it('ends without a drop when the system takes the pointer away', () => {
  happens('pointercancel')
  expect(end).toHaveBeenCalledExactlyOnceWith(false)
})

it('ends without a drop when Escape is pressed, which closes nothing else', () => {
  const key = Object.assign(new Event('keydown'), { key: 'Escape' })
  const stopped = vi.spyOn(key, 'stopPropagation')
  window.dispatchEvent(key)
  happens('pointerup')
  expect(end).toHaveBeenCalledExactlyOnceWith(false)
  expect(stopped).toHaveBeenCalled()
})

it('ends without a drop when the handle was removed meanwhile', () => {
  handle.isConnected = false
  happens('pointerup')
  expect(end).toHaveBeenCalledExactlyOnceWith(false)
})

it('ignores a second finger', () => {
  happens('pointermove', 2)
  happens('pointerup', 2)
  expect(move).not.toHaveBeenCalled()
  expect(end).not.toHaveBeenCalled()
})

/** On the window, which every such event reaches, whatever it is dispatched to. */
function happens(type: string, pointerId = 1) {
  window.dispatchEvent(Object.assign(new Event(type), { pointerId }))
}
