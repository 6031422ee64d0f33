import { expect, it } from 'vitest'
import { storeTime } from './nightly-snapshots.ts'

const hours = { timeZone: 'America/New_York' }

it('a night is that of the store, not that of the machine', () => {
  expect(storeTime(hours, new Date('2026-03-02T02:30:00Z'))).toEqual({
    day: '2026-03-01',
    hour: 21,
  })
  expect(storeTime(hours, new Date('2026-03-02T07:59:00Z'))).toEqual({ day: '2026-03-02', hour: 2 })
  expect(storeTime(hours, new Date('2026-03-02T08:00:00Z'))).toEqual({ day: '2026-03-02', hour: 3 })
  expect(storeTime(hours, new Date('2026-07-02T04:00:00Z'))).toEqual({ day: '2026-07-02', hour: 0 })
})
