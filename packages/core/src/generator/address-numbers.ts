import { budgetStepCents, maxBudgetCents, minBudgetCents } from './list-criteria.ts'

/** Null for anything but a whole number within the bounds. */
export function wholeNumber(text: unknown, min: number, max: number): number | null {
  if (typeof text !== 'string' || !/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** A budget in whole dollars, as cents; null for a value that the slider does not offer. */
export function budgetFrom(text: unknown): number | null {
  const dollars = wholeNumber(text, minBudgetCents / 100, maxBudgetCents / 100)
  return dollars === null || (dollars * 100) % budgetStepCents !== 0 ? null : dollars * 100
}
