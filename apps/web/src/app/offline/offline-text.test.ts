import { expect, it } from 'vitest'
import { messages } from './offline-messages.ts'
import { offlineText } from './offline-text.ts'

it('leaves out what a screen cannot do if its products are on the device', () => {
  expect(offlineText('/browse', true)).toBeUndefined()
  expect(offlineText('/browse', false)).toBe(messages.screens.browse)
})

it.each([
  ['/favorites', messages.screens.favorites],
  ['/auth/forgot', messages.screens.auth],
  ['/post-trip-summary/1', messages.screens['post-trip-summary']],
  ['/plans', messages.elsewhere],
  ['/constructor', messages.elsewhere],
  ['/__proto__', messages.elsewhere],
])('tells at %s what its screen can do', (pathname, text) => {
  expect(offlineText(pathname, true)).toBe(text)
})
