import { expect, it } from 'vitest'
import { truncate } from './truncate.ts'

it('leaves a text that is short enough as it is', () => {
  expect(truncate('limes 🍋', 8)).toBe('limes 🍋')
})

it('cuts before a character, never within one', () => {
  const line = `${'a'.repeat(119)}🍋`
  expect(truncate(line, 120)).toBe('a'.repeat(119))
  expect(truncate(line, 121)).toBe(line)
})
