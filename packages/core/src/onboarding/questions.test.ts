import { describe, expect, it } from 'vitest'
import { noPreferences, type Preferences } from './preferences.ts'
import { chosenOptions, furthestStep, questions, withOption } from './questions.ts'

const [days, times, here, style] = questions

describe('an option of several', () => {
  it('goes on, and with a second press off again', () => {
    const once = withOption(noPreferences, days, 'monday')
    expect(once.shoppingDays).toEqual(['monday'])
    expect(withOption(once, days, 'monday').shoppingDays).toEqual([])
  })

  it('stands in the order of the options, whichever was pressed first', () => {
    const friday = withOption(noPreferences, days, 'friday')
    expect(withOption(friday, days, 'tuesday').shoppingDays).toEqual(['tuesday', 'friday'])
  })

  it('leaves the other questions alone', () => {
    const answered: Preferences = { ...noPreferences, shoppingTimes: ['6am-8am'], shopsHere: true }
    expect(withOption(answered, style, 'browse')).toEqual({
      ...answered,
      shoppingStyles: ['browse'],
    })
  })
})

describe('an option of one', () => {
  it('takes the place of the other', () => {
    const yes = withOption(noPreferences, here, 'yes')
    expect(chosenOptions(yes, here)).toEqual(['yes'])
    expect(chosenOptions(withOption(yes, here, 'no'), here)).toEqual(['no'])
  })

  it('stays with a second press', () => {
    const no = withOption(noPreferences, here, 'no')
    expect(withOption(no, here, 'no')).toEqual(no)
  })
})

describe('how far the questions go', () => {
  it('to the first that has no answer', () => {
    expect(furthestStep(noPreferences)).toBe(0)
    const first = withOption(noPreferences, days, 'monday')
    expect(furthestStep(first)).toBe(1)
    expect(furthestStep({ ...first, shopsHere: false })).toBe(1)
    expect(furthestStep(withOption(first, times, '6am-8am'))).toBe(2)
  })

  it('to the last one when all are answered', () => {
    const all: Preferences = {
      shoppingDays: ['monday'],
      shoppingTimes: ['6am-8am'],
      shopsHere: false,
      shoppingStyles: ['browse'],
    }
    expect(furthestStep(all)).toBe(3)
  })
})
