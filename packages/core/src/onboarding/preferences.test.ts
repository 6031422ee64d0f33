import { describe, expect, it } from 'vitest'
import { noPreferences, preferencesFrom } from './preferences.ts'

describe('answers read back from a browser, or sent by one', () => {
  it('stand in the order of the questionnaire, each once', () => {
    expect(
      preferencesFrom({
        shoppingDays: ['sunday', 'monday', 'sunday'],
        shoppingTimes: ['after-10pm', '6am-8am'],
        shopsHere: false,
        shoppingStyles: ['browse', 'full-list'],
      }),
    ).toEqual({
      shoppingDays: ['monday', 'sunday'],
      shoppingTimes: ['6am-8am', 'after-10pm'],
      shopsHere: false,
      shoppingStyles: ['full-list', 'browse'],
    })
  })

  it('count only where they are among the options', () => {
    expect(
      preferencesFrom({
        shoppingDays: ['someday', 7, null],
        shoppingTimes: 'all of them',
        shopsHere: 'yes',
      }),
    ).toEqual(noPreferences)
  })
})
