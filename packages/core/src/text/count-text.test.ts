import { describe, expect, test } from 'vitest'
import { countText } from './count-text.ts'

describe('a count', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_834, '12,834'],
    [1_234_567, '1,234,567'],
  ])('%d reads %s', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  test.each(['en-US', 'es-US'])('reads as %s writes it', locale => {
    for (const count of [7, 42, 512, 1000, 9999, 16_331, 250_000]) {
      expect(countText(count)).toBe(count.toLocaleString(locale))
    }
  })
})
