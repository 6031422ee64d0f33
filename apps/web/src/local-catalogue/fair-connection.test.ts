import { expect, it } from 'vitest'
import { isFairConnection } from './fair-connection.ts'

it('nothing is fetched unasked where data is saved or the connection slow', () => {
  expect(isFairConnection({ saveData: true, effectiveType: '4g' })).toBe(false)
  for (const effectiveType of ['slow-2g', '2g', '3g']) {
    expect(isFairConnection({ saveData: false, effectiveType })).toBe(false)
  }
  expect(isFairConnection({ saveData: false, effectiveType: '4g' })).toBe(true)
  // Some browsers tell nothing.
  expect(isFairConnection({})).toBe(true)
})
