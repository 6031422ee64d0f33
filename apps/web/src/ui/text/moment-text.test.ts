import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date(2026, 10, 23, 9, 30)

test('a moment of today is told by its time', () => {
  expect(momentText(new Date(2026, 10, 23, 7, 5).getTime(), now)).toMatch(/^7:05\sAM$/)
})

test('an earlier moment is told with its date, also one of a few hours ago', () => {
  expect(momentText(new Date(2026, 10, 22, 23, 40).toISOString(), now)).toMatch(
    /^Nov 22, 2026, 11:40\sPM$/,
  )
})
