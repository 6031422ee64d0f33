import { describe, expect, it } from 'vitest'
import { clockText, timersIn } from './step-timers.ts'

const secondsOf = (step: string) => timersIn(step).map(({ seconds }) => seconds)

describe('the timers of a step', () => {
  it.each([
    ['Simmer for 12 minutes, until thick.', [720]],
    ['Stir in the garlic for 1 minute.', [60]],
    ['Toast for 30 seconds on each side.', [30]],
    ['Chill for at least 2 hours, or overnight.', [7200]],
    ['Bake for 12 to 15 minutes.', [720]],
    ['Bake for 12–15 minutes.', [720]],
    ['Roast for 1 hour and 20 minutes.', [4800]],
    ['Simmer for 1½ hours.', [5400]],
    ['Simmer for 1 1/2 hours.', [5400]],
    ['Simmer for 1 and 1/2 hours.', [5400]],
    ['Bake 1/2 hour', [1800]],
    ['Cook 3/4 hour', [2700]],
    ['Braise for 1⅓ hours.', [4800]],
    ['Braise for 1 to 1 1/2 hours.', [3600]],
    ['Set a 10-minute timer.', [600]],
    ['Cook for 4 minutes, then flip and cook for 3 minutes.', [240, 180]],
    ['Cook 5 minutes, turn, cook 5 minutes.', [300]],
    ['Simmer half an hour.', [1800]],
    ['Let it rest for an hour and a half.', [5400]],
    ['Cook for between 10 and 12 minutes.', [600]],
    ['Hervir entre 10 y 12 minutos.', [600]],
    ['Hornea de 25 a 30 minutos.', [1500]],
    ['Dora 30 segundos por lado.', [30]],
    ['Cocina 1 hora y 20 minutos.', [4800]],
    ['Refrigera 2 horas y media.', [9000]],
    ['Deja reposar media hora.', [1800]],
    ['Remoja una hora.', [3600]],
  ])('%s', (step, seconds) => {
    expect(secondsOf(step)).toEqual(seconds)
  })

  it.each([
    'Whisk the eggs in a second bowl.',
    'Stir every few minutes.',
    'Rinse in 0 minutes.',
    'Bate los huevos en un segundo tazón.',
    'Heat the oven to 400 °F.',
    'Slice the 2 onions.',
    'Follow steps 1.2.3 hours ahead.',
  ])('none: %s', step => {
    expect(timersIn(step)).toEqual([])
  })

  it('carries the words of the step', () => {
    expect(timersIn('Bake for 12 to 15 minutes.')[0]?.text).toBe('12 to 15 minutes')
  })
})

describe('time left on a clock', () => {
  it.each([
    [720, '12:00'],
    [30, '0:30'],
    [3909, '1:05:09'],
    [59.2, '1:00'],
    [-3, '0:00'],
  ])('%d seconds: %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
