import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { mostRepeated } from './days-apart.ts'

/** Tries every way to assign the days to dishes. */
function byTrying(days: readonly number[], { times, apart }: { times: number; apart: number }) {
  let most = 0
  const dishes: number[][] = []
  const place = (at: number) => {
    if (at === days.length) {
      most = Math.max(most, dishes.filter(({ length }) => length >= times).length)
      return
    }
    const day = days[at]!
    place(at + 1)
    for (const dish of dishes) {
      if (dish.some(other => Math.abs(day - other) < apart)) continue
      dish.push(day)
      place(at + 1)
      dish.pop()
    }
    dishes.push([day])
    place(at + 1)
    dishes.pop()
  }
  place(0)
  return most
}

describe('dishes that can repeat', () => {
  it('lets one dish come twice in four days if it has to be three days apart', () => {
    expect(mostRepeated([0, 1, 2, 3], { times: 2, apart: 3 })).toBe(1)
    expect(mostRepeated([0, 1, 2, 3], { times: 2, apart: 2 })).toBe(2)
    expect(mostRepeated([0, 1, 2, 3], { times: 2, apart: 4 })).toBe(0)
  })

  it('takes lunches and dinners as two slots of a day', () => {
    expect(mostRepeated([0, 0, 1, 1], { times: 2, apart: 1 })).toBe(2)
  })

  it('is what trying every order gives', () => {
    const random = seededRandom(1)
    for (let round = 0; round < 150; round++) {
      const days = Array.from({ length: 2 + (round % 6) }, () => Math.floor(random() * 7))
      const rule = { times: 2 + (round % 2), apart: 1 + Math.floor(random() * 4) }
      expect(mostRepeated(days, rule), JSON.stringify({ days, rule })).toBe(byTrying(days, rule))
    }
  })
})
