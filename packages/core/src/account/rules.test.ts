import { expect, it } from 'vitest'
import { maxUsernameLength, minUsernameLength, usernameError } from './rules.ts'

it.each([
  ['a'.repeat(minUsernameLength), undefined],
  ['a'.repeat(maxUsernameLength), undefined],
  ['', undefined],
  ['a'.repeat(minUsernameLength - 1), 'invalid_username'],
  ['a'.repeat(maxUsernameLength + 1), 'invalid_username'],
  ['.mara', 'invalid_username'],
])('the username “%s” has the error %s', (username, error) => {
  expect(usernameError(username)).toBe(error)
})
