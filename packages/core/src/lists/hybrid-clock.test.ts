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

  it('goes on where it was before a reload', () => {
    const last = writeStamp(9000, 4, 'phone')
    expect(hybridClock('phone', () => 1000, last).next() > last).toBe(true)
  })

  it('orders stamps of one moment by device, and writes them as the pattern says', () => {
    expect(writeStamp(1, 0, 'a') < writeStamp(1, 0, 'b')).toBe(true)
    expect(writeStamp(1, 0, 'device_1')).toMatch(stampPattern)
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
})
