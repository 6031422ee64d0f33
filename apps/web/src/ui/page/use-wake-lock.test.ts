import { beforeEach, expect, it, vi } from 'vitest'
import { keepAwake } from './use-wake-lock.ts'

class Lock extends EventTarget {
  released = false
  async release() {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

const locks: Lock[] = []
const held = () => locks.filter(({ released }) => !released).length
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const show = () => page.dispatchEvent(new Event('visibilitychange'))
const answers = () => new Promise(resolve => setTimeout(resolve))
const onChange = vi.fn()

beforeEach(() => {
  locks.length = 0
  onChange.mockReset()
  vi.stubGlobal('document', page)
  const request = async () => {
    const lock = new Lock()
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('navigator', { wakeLock: { request } })
})

it('two requests at the same time hold one lock, until the end', async () => {
  const end = keepAwake(onChange)
  show()
  await answers()
  expect(locks).toHaveLength(2)
  expect(held()).toBe(1)
  expect(onChange).toHaveBeenLastCalledWith(true)
  end()
  expect(held()).toBe(0)
})

it('the screen is kept on again after the browser let go of it', async () => {
  const end = keepAwake(onChange)
  await answers()
  await locks[0]?.release()
  expect(onChange).toHaveBeenLastCalledWith(false)
  show()
  await answers()
  expect(held()).toBe(1)
  expect(onChange).toHaveBeenLastCalledWith(true)
  end()
})

it('a lock that is answered after the end is not held', async () => {
  keepAwake(onChange)()
  await answers()
  expect(locks).toHaveLength(1)
  expect(held()).toBe(0)
})
