import { minPasswordLength } from '@aisleway/core/account/rules'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { estimateStrength } from './estimate-strength.ts'

describe('a password', () => {
  it.each([
    ['123456', 'common'],
    ['PASSWORD', 'common'],
    ['Football', 'common'],
    ['aaaaaaa', 'weak'],
    ['p@ssw0rd', 'weak'],
    ['yrrebwarts', 'weak'],
    ['Summer2024', 'weak'],
    ['plums1', 'weak'],
    ['x7#kQ9!m', 'fair'],
    ['groceries', 'weak'],
    ['groceries74', 'fair'],
    ['sesame seeds', 'good'],
    ['seven plums and a melon', 'strong'],
    ['çéøß-ñ-日本語-ж', 'strong'],
  ])('“%s” is %s', (password, strength) => {
    expect(estimateStrength(password)).toBe(strength)
  })

  it('of the greatest length is looked at as well', () => {
    expect(estimateStrength('seven plums and a melon '.repeat(6).slice(0, 128))).toBe('strong')
    expect(estimateStrength('a'.repeat(128))).toBe('weak')
  })
})

describe('the list of the most common passwords', () => {
  it('holds 5,000, each once, in small letters, and none that would be refused', () => {
    expect(new Set(commonPasswords).size).toBe(5000)
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase())
      expect(password.length).toBeGreaterThanOrEqual(minPasswordLength)
    }
  })
})
