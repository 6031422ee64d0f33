import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('leaves a text that is short enough as it is', () => {
  expect(cutText('limes 🍋', 8)).toBe('limes 🍋')
})

it('cuts before a character, never within one', () => {
  const line = `${'a'.repeat(119)}🍋`
  expect(cutText(line, 120)).toBe('a'.repeat(119))
  expect(cutText(line, 121)).toBe(line)
})
