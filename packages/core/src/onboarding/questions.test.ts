import { describe, expect, it } from 'vitest'
import { noPreferences, type Preferences } from './preferences.ts'
import { chosenOptions, furthestStep, questions, questionsFor, withOption } from './questions.ts'

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
    expect(furthestStep(questions, noPreferences)).toBe(0)
    const first = withOption(noPreferences, days, 'monday')
    expect(furthestStep(questions, first)).toBe(1)
    expect(furthestStep(questions, { ...first, shopsHere: false })).toBe(1)
    expect(furthestStep(questions, withOption(first, times, '6am-8am'))).toBe(2)
  })

  it('to the last one when all are answered', () => {
    const all: Preferences = {
      shoppingDays: ['monday'],
      shoppingTimes: ['6am-8am'],
      shopsHere: false,
      shoppingStyles: ['browse'],
    }
    expect(furthestStep(questions, all)).toBe(3)
  })
})

describe('the times that are asked for', () => {
  const timeZone = 'America/New_York'
  const daytime = questionsFor({ opens: '08:00', closes: '21:00', timeZone })
  const optionsOf = (asked: typeof daytime) => asked[1]?.options

  it('are all nine at a store that opens at 6 and closes at midnight', () => {
    expect(questionsFor({ opens: '06:00', closes: '24:00', timeZone })).toEqual(questions)
    expect(questionsFor(undefined)).toEqual(questions)
  })

  it('are only those at which the store is open, if for an hour', () => {
    expect(optionsOf(daytime)?.[0]).toBe('8am-10am')
    expect(optionsOf(daytime)?.at(-1)).toBe('8pm-10pm')
    const short = questionsFor({ opens: '09:30', closes: '18:00', timeZone })
    expect(optionsOf(short)?.[0]).toBe('8am-10am')
    expect(optionsOf(short)?.at(-1)).toBe('4pm-6pm')
  })

  it('leave out what was chosen before the hours changed, and the next press drops it', () => {
    const before = { ...noPreferences, shoppingTimes: ['6am-8am' as const] }
    const asked = daytime[1]!
    expect(chosenOptions(before, asked)).toEqual([])
    expect(withOption(before, asked, '8am-10am').shoppingTimes).toEqual(['8am-10am'])
  })
})
