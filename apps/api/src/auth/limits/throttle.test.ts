import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { forgiveAttempts, takeAttempts } from './throttle.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 9) + count * 60_000)
const tenIn10 = (key: string) => ({ key, most: 10, windowSeconds: 600 })
const take = (key: string, minute: number) =>
  takeAttempts(database, [tenIn10(key)], minutes(minute))

describe('ten attempts in ten minutes', () => {
  it('may be nine every ten minutes for a whole afternoon', async () => {
    for (let minute = 0; minute < 3 * 60; minute += 10 / 9) {
      expect(await take('steady', minute)).toBeNull()
    }
  })

  it('are refused from the eleventh on, until the first of them is ten minutes ago', async () => {
    for (let i = 0; i < 10; i++) expect(await take('hasty', i / 2)).toBeNull()
    expect(await take('hasty', 6)).toEqual({ retryAfterSeconds: 240 })
    expect(await take('hasty', 9.9)).toEqual({ retryAfterSeconds: 6 })
    expect(await take('hasty', 10)).toBeNull()
    expect(await take('hasty', 10.1)).toEqual({ retryAfterSeconds: 24 })
  })

  it('are one fewer for each that is given back', async () => {
    for (let i = 0; i < 10; i++) await take('right', 0)
    await forgiveAttempts(database, ['right'])
    expect(await take('right', 1)).toBeNull()
    expect(await take('right', 1)).not.toBeNull()
    for (let i = 0; i < 12; i++) await forgiveAttempts(database, ['right'])
    for (let i = 0; i < 10; i++) expect(await take('right', 2)).toBeNull()
  })

  it('count under none of several limits if one of them is used up', async () => {
    for (let i = 0; i < 10; i++) await take('account', 0)
    const both = [tenIn10('account'), tenIn10('address')]
    for (let i = 0; i < 12; i++) {
      const refused = await takeAttempts(database, both, minutes(4))
      expect(refused).toEqual({ retryAfterSeconds: 360 })
    }
    for (let i = 0; i < 10; i++) expect(await take('address', 4)).toBeNull()
    expect(await take('account', 10)).toBeNull()
  })

  it('are no more than ten however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 30 }, () =>
        takeAttempts(database, [tenIn10('b'), tenIn10('a')], minutes(0)),
      ),
    )
    expect(made.filter(refused => refused === null)).toHaveLength(10)
  })

  it('take nothing from others while they are refused', async () => {
    for (let i = 0; i < 10; i++) await take('exhausted', 0)
    const address = { key: 'shared address', most: 20, windowSeconds: 600 }
    const refused = Array.from({ length: 60 }, () =>
      takeAttempts(database, [tenIn10('exhausted'), address], minutes(1)),
    )
    const neighbour = await takeAttempts(database, [tenIn10('neighbour'), address], minutes(1))
    expect(neighbour).toBeNull()
    expect(await Promise.all(refused)).not.toContain(null)
  })
})
