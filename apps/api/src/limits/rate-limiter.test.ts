import { describe, expect, it } from 'vitest'
import { rateLimiter } from './rate-limiter.ts'

const rate = { most: 6, windowSeconds: 60 }

describe('a rate limiter', () => {
  it('lets a whole share through at once, then one for each that is refilled', () => {
    let ms = 0
    const { take } = rateLimiter(() => ms)
    for (let i = 0; i < 6; i++) expect(take('mara', rate)).toBe(0)
    expect(take('mara', rate)).toBe(10)
    ms = 9_000
    expect(take('mara', rate)).toBe(1)
    ms = 10_000
    expect(take('mara', rate)).toBe(0)
    expect(take('mara', rate)).toBe(10)
  })

  it('takes nothing when it refuses, and nothing from anybody else', () => {
    const { take } = rateLimiter(() => 0)
    expect(take('mara', rate, 7)).toBeGreaterThan(0)
    expect(take('mara', rate, 6)).toBe(0)
    expect(take('ben', rate, 6)).toBe(0)
  })

  it('forgets keys whose share is whole again', () => {
    let ms = 0
    const { take } = rateLimiter(() => ms)
    take('mara', { most: 6, windowSeconds: 1_000_000 }, 6)
    for (let i = 0; i < 20_000; i++) take(`visitor ${i}`, rate)
    ms = 60_000
    for (let i = 0; i < 20_000; i++) take(`next ${i}`, rate)
    expect(take('mara', { most: 6, windowSeconds: 1_000_000 }, 6)).toBeGreaterThan(0)
  })
})
