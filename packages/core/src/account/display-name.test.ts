import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.ts'

const mara = { fullName: 'Mara Klein', username: 'mara', email: 'mara@example.com' }

describe('the name on Profile', () => {
  it('is the full name', () => {
    expect(displayName(mara)).toBe('Mara Klein')
  })

  it('is the username of somebody without a full name', () => {
    expect(displayName({ ...mara, fullName: '' })).toBe('mara')
  })

  it('is the e-mail address of somebody without either', () => {
    expect(displayName({ ...mara, fullName: '', username: null })).toBe('mara@example.com')
  })

  it('is "User" for somebody of whom nothing is known', () => {
    expect(displayName({})).toBe('User')
  })

  it('passes over a name of spaces, and shows none around one', () => {
    expect(displayName({ ...mara, fullName: '   ', username: ' mara ' })).toBe('mara')
  })
})
