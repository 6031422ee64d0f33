import { describe, expect, it } from 'vitest'
import {
  clampStamps,
  hybridClock,
  maxAheadMs,
  readStamp,
  stampPattern,
  writeStamp,
} from './hybrid-clock.ts'

describe('a hybrid clock', () => {
  it('follows real time', () => {
    let time = 1000
    const clock = hybridClock('phone', () => time)
    const first = clock.next()
    time = 2000
    expect(readStamp(first)).toEqual({ ms: 1000, counter: 0, device: 'phone' })
    expect(readStamp(clock.next())).toEqual({ ms: 2000, counter: 0, device: 'phone' })
  })

  it('counts on when time stands still or runs backwards', () => {
    let time = 5000
    const clock = hybridClock('phone', () => time)
    const stamps = [clock.next(), clock.next()]
    time = 1000
    stamps.push(clock.next())
    expect(stamps.toSorted()).toEqual(stamps)
    expect(new Set(stamps).size).toBe(3)
  })

  it('is later than every stamp it has seen', () => {
    const clock = hybridClock('slow', () => 1000)
    const seen = writeStamp(9000, 4, 'fast')
    clock.observe(seen)
    expect(clock.next() > seen).toBe(true)
  })

  it('keeps its length, whatever counter it has seen', () => {
    const clock = hybridClock('slow', () => 1000)
    const seen = writeStamp(9000, 0xffffff, 'fast')
    clock.observe(seen)
    const stamps = [clock.next(), clock.next()]
    expect([seen, ...stamps].toSorted()).toEqual([seen, ...stamps])
    for (const stamp of stamps) expect(stamp).toMatch(stampPattern)
  })

  it('goes on where it was before a reload', () => {
    const last = writeStamp(9000, 4, 'phone')
    expect(hybridClock('phone', () => 1000, last).next() > last).toBe(true)
  })

  it('orders stamps of one moment by device, and writes them as the pattern says', () => {
    expect(writeStamp(1, 0, 'a') < writeStamp(1, 0, 'b')).toBe(true)
    expect(writeStamp(1, 0, 'device_1')).toMatch(stampPattern)
  })

  it('may not be sent with a counter that would leave no room for the next', () => {
    expect(writeStamp(1, 0x0fffff, 'phone')).toMatch(stampPattern)
    expect(writeStamp(1, 0x100000, 'phone')).not.toMatch(stampPattern)
  })
})

describe('the server', () => {
  it('lets a stamp stand that is up to a minute ahead', () => {
    const stamps = [writeStamp(1000 + maxAheadMs, 2, 'phone'), writeStamp(1, 0, 'phone')]
    expect(clampStamps(stamps, 1000)).toEqual(stamps)
  })

  it('takes a stamp from further ahead back to a minute', () => {
    expect(clampStamps([writeStamp(1001 + maxAheadMs, 2, 'phone')], 1000)).toEqual([
      writeStamp(1000 + maxAheadMs, 0, 'phone'),
    ])
  })

  it('keeps the order in which a phone that is an hour ahead did things', () => {
    const hourMs = 3_600_000
    const given = [
      writeStamp(hourMs + 9, 0, 'phone'),
      writeStamp(hourMs, 3, 'phone'),
      writeStamp(1000 + maxAheadMs, 7, 'phone'),
    ]
    const [last, second, first] = clampStamps(given, 1000) as [string, string, string]
    expect([first, second, last].toSorted()).toEqual([first, second, last])
    expect(new Set([first, second, last]).size).toBe(3)
    expect(readStamp(last).ms).toBe(1000 + maxAheadMs)
  })

  it('takes a change as the later one after its own clock was set back by two hours', () => {
    const twoHoursMs = 7_200_000
    const held = writeStamp(twoHoursMs, 3, 'phone')
    const [tick, untick] = clampStamps(
      [writeStamp(twoHoursMs + 5, 0, 'phone'), writeStamp(twoHoursMs + 9, 0, 'phone')],
      1000,
      [held],
    ) as [string, string]
    expect([held, tick, untick].toSorted()).toEqual([held, tick, untick])
  })

  it('lets what was done before the latest change stay before it', () => {
    const early = writeStamp(500, 0, 'late sender')
    expect(clampStamps([early], 1000, [writeStamp(900, 0, 'phone')])).toEqual([early])
  })
})
