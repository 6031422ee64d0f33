import { expect, it } from 'vitest'
import { checks } from './checks.ts'

it.each(['', '  ', '\u200b'])('%j names no sign-in method', text => {
  expect(checks.factorName(text)).toBe('Please enter a name')
})

it('a name that can be seen is one', () => {
  expect(checks.factorName('Phone')).toBeUndefined()
})
