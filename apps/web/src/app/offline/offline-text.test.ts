import { expect, it } from 'vitest'
import { messages } from './offline-messages.ts'
import { offlineText } from './offline-text.ts'

const copiedAt = new Date('2026-11-20T12:00:00Z').getTime()

it('tells the date of the products on the device', () => {
  expect(offlineText('/browse', copiedAt)).toBe(messages.fromDevice('Nov 20, 2026'))
  expect(offlineText('/browse', undefined)).toBe(messages.screens.browse)
})

it.each([
  ['/favorites', messages.screens.favorites],
  ['/auth/forgot', messages.screens.auth],
  ['/post-trip-summary/1', messages.screens['post-trip-summary']],
  ['/plans', messages.elsewhere],
  ['/constructor', messages.elsewhere],
  ['/__proto__', messages.elsewhere],
])('tells at %s what its screen can do', (pathname, text) => {
  expect(offlineText(pathname, copiedAt)).toBe(text)
})
