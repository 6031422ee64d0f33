import { expect, it } from 'vitest'
import { noticeAge } from './notice-age.ts'

it.each([
  ['2026-11-21T12:00:30Z', 'Just now'],
  ['2026-11-21T11:59:01Z', 'Just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-14T12:00:00Z', '7 days ago'],
])('at noon what happened at %s is told as %s', (at, text) => {
  expect(noticeAge(new Date(at), new Date('2026-11-21T12:00:00Z'))).toBe(text)
})
