import { expect, it } from 'vitest'
import {
  emailError,
  fullNameError,
  maxFullNameLength,
  maxPasswordLength,
  maxUsernameLength,
  minPasswordLength,
  minUsernameLength,
  passwordError,
  usernameError,
} from './rules.ts'

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

it.each([
  [minPasswordLength - 1, 'short_password'],
  [minPasswordLength, undefined],
  [maxPasswordLength, undefined],
  [maxPasswordLength + 1, 'long_password'],
])('a password of %i characters has the error %s', (length, error) => {
  expect(passwordError('a'.repeat(length))).toBe(error)
})

it.each([
  ['M', 'missing_full_name'],
  ['Mo', undefined],
  ['\u200bM', 'missing_full_name'],
  ['M'.repeat(maxFullNameLength), undefined],
  ['M'.repeat(maxFullNameLength + 1), 'long_full_name'],
])('the name “%s” has the error %s', (name, error) => {
  expect(fullNameError(name)).toBe(error)
})

it.each([
  [' mara@post.example ', undefined],
  [`${'m'.repeat(241)}@post.example`, undefined],
  [`${'m'.repeat(242)}@post.example`, 'invalid_email'],
  ['mara@example', 'invalid_email'],
  ['mara@post@post.example', 'invalid_email'],
  ['ma ra@post.example', 'invalid_email'],
])('the address “%s” has the error %s', (email, error) => {
  expect(emailError(email)).toBe(error)
})
