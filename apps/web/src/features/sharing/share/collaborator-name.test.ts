import { describe, expect, it } from 'vitest'
import { collaboratorName } from './collaborator-name.ts'

describe('a collaborator is called by', () => {
  it.each([
    ['the display name', { displayName: 'Kim Lee', email: 'kim@example.com' }, 'Kim Lee'],
    ['the e-mail without one', { displayName: null, email: 'kim@example.com' }, 'kim@example.com'],
    [
      'the e-mail beside a blank one',
      { displayName: '  ', email: 'kim@example.com' },
      'kim@example.com',
    ],
    ['no name when nothing is known', { displayName: null, email: null }, 'Unknown User'],
  ])('%s', (_, person, name) => expect(collaboratorName(person)).toBe(name))
})
