import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreStrayPresses } from './stray-presses.ts'

/** What is at the place where all presses of these tests are. */
let shown: FakeControl | null
const page = Object.assign(new EventTarget(), { elementFromPoint: () => shown })

class FakeControl extends EventTarget {
  closest() {
    return this
  }
}

vi.stubGlobal('document', page)
vi.stubGlobal('Element', FakeControl)
vi.stubGlobal('HTMLLabelElement', class {})
ignoreStrayPresses()

beforeEach(() => {
  press(new FakeControl(), 1)
})

/** Whether the press reaches the control; `count` is its number among quick presses, and 0 for a key. */
function press(control: FakeControl, count: number): boolean {
  shown = control
  const click = new Event('click', { cancelable: true })
  Object.defineProperties(click, {
    target: { value: control },
    detail: { value: count },
    clientX: { value: 5 },
    clientY: { value: 5 },
  })
  return page.dispatchEvent(click)
}

it('the second press of a double press does not reach a control that has come there', () => {
  expect(press(new FakeControl(), 2)).toBe(false)
})

it('a slower press, and a key, reach any control', () => {
  expect(press(new FakeControl(), 1)).toBe(true)
  expect(press(new FakeControl(), 0)).toBe(true)
})

it('whoever goes on pressing reaches what has come there, as the plus where “Add to Cart” was', () => {
  const plus = new FakeControl()
  expect(press(plus, 2)).toBe(false)
  for (const count of [3, 4, 5]) expect(press(plus, count)).toBe(true)
})

it('quick presses of one control all reach it', () => {
  const plus = new FakeControl()
  for (const count of [1, 2, 3]) expect(press(plus, count)).toBe(true)
})
