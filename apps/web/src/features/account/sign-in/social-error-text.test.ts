import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { socialErrorText } from './social-error-text.ts'

it('says why the sign-in failed', () => {
  expect(socialErrorText('cancelled')).toBe(messages.socialErrors.cancelled)
})

it.each(['other', '', 'constructor', '__proto__'])('says for %j that it failed', error => {
  expect(socialErrorText(error)).toBe(messages.socialErrors.failed)
})
