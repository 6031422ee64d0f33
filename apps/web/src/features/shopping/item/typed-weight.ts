import { numberProblem } from '@aisleway/core/number-problem'
import { plainAmount } from '../../catalogue/number-error.ts'

/** The most that a scale in the store weighs. */
export const maxPounds = 100

/** Parses a weight as it is read off the scale: "1.62" or "1,62"; undefined if it is none. */
export function typedPounds(text: string): number | undefined {
  const pounds = plainAmount(text)
  const problem = numberProblem(pounds, { min: 0, max: maxPounds, decimals: 2, isRequired: true })
  // A scale may show thousandths.
  const isWeight = (problem === null || problem === 'too-fine') && Number(pounds) > 0
  return isWeight ? Number(pounds) : undefined
}
