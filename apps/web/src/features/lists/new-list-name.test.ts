import { expect, it, vi } from 'vitest'
import { newListName } from './new-list-name.ts'

vi.mock('../../ui/text/locale.ts', () => ({ locale: 'es-US' }))

const day = new Date(2026, 10, 21)

it('a list without a name is called after the day, in the locale of the build', () => {
  expect(newListName('  ', day)).toBe('Shopping List 21/11/2026')
  expect(newListName(undefined, day)).toBe('Shopping List 21/11/2026')
})

it('a given name is trimmed', () => expect(newListName(' Party ', day)).toBe('Party'))
