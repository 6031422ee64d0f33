import { expect, test } from 'vitest'
import { dateText as spanish } from './date-text.es.ts'
import { dateText } from './date-text.ts'

test.each([
  ['en-US', dateText],
  ['es-US', spanish],
] as const)('a date reads as %s writes it', (locale, text) => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, month + 3, 12)
    const written = { month: 'short', day: 'numeric', year: 'numeric' } as const
    expect(text(date.toISOString())).toBe(date.toLocaleDateString(locale, written))
  }
})
