import { beforeEach, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { type CookTimer, forgetTimers, keepTimers, keptTimers, newTimerId } from './kept-timers.ts'

const running: CookTimer = {
  id: 1,
  text: '12 minutes',
  step: 2,
  leftMs: 720_000,
  endsAt: 1_000_000,
  isOver: false,
}
const paused: CookTimer = { ...running, id: 2, leftMs: 5000, endsAt: null }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

it('keeps running and paused timers for the meal they belong to', () => {
  keepTimers('chili', [running, paused])
  expect(keptTimers('chili')).toEqual([running, paused])
  expect(keptTimers('pancakes')).toEqual([])
})

it('stores nothing once the last timer is removed, or the cook has left', () => {
  keepTimers('chili', [running])
  keepTimers('chili', [])
  expect(sessionStorage).toHaveLength(0)
  keepTimers('chili', [running])
  forgetTimers()
  expect(keptTimers('chili')).toEqual([])
})

it('ignores what is no timer', () => {
  const timers = JSON.stringify([{ ...running, endsAt: 'soon' }])
  sessionStorage.setItem(
    'aisleway:cook-timers',
    `{"v":1,"data":{"slug":"chili","timers":${timers}}}`,
  )
  expect(keptTimers('chili')).toEqual([])
})

it('gives no id twice, not even that of a timer kept through a reload or removed since', () => {
  const id = newTimerId([running, { ...paused, id: 7 }])
  expect(id).toBeGreaterThan(7)
  expect(newTimerId([])).toBeGreaterThan(id)
})

it('leaves none to the next shopper', async () => {
  keepTimers('chili', [running])
  await forgetOnDevice('robin')
  expect(keptTimers('chili')).toEqual([])
})
