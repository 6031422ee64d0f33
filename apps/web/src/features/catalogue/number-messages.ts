import type { NumberProblem } from '@aisleway/core/number-problem'

/** What a number field says about what was typed; `min` and `max` are texts. */
export const messages: Record<
  NumberProblem,
  (min: string, max: string, isMoney: boolean) => string
> = {
  missing: unreadable,
  'no-number': unreadable,
  'too-small': min => `Enter ${min} or more.`,
  'too-large': (_, max) => `Enter ${max} or less.`,
  'too-fine': (_min, _max, isMoney) =>
    isMoney ? 'Enter dollars and cents, like 5.55.' : 'Enter a whole number, like 5.',
}

function unreadable(min: string, max: string, isMoney: boolean): string {
  return isMoney ? 'Enter an amount, like 5.55.' : `Enter a number from ${min} to ${max}.`
}
