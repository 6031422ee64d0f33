import { formatCents } from '@aisleway/core/money'
import { type NumberLimits, numberProblem } from '@aisleway/core/number-problem'
import { countText } from '@aisleway/core/text/count-text'
import { messages } from './number-messages.ts'

/** The field's error for this text; undefined if it is a valid number. */
export function numberError(text: string, limits: NumberLimits): string | undefined {
  const problem = numberProblem(text, limits)
  if (!problem) return undefined
  const isMoney = limits.decimals > 0
  const [min, max] = [limits.min, limits.max].map(limit =>
    isMoney ? formatCents(limit * 100) : countText(limit),
  ) as [string, string]
  return messages[problem](min, max, isMoney)
}

/** The same for an input of type number, whose value is empty if it cannot be parsed. */
export function numberErrorIn(input: HTMLInputElement, limits: NumberLimits): string | undefined {
  return numberError(input.validity.badInput ? '?' : input.value, limits)
}

/** A typed amount as `Number` reads it: "$12,50" is 12.50. A comma is never taken for thousands. */
export function plainAmount(text: string): string {
  return text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(\d{0,2})$/, '.$1')
}

/** The attributes that a number field needs. */
export function numberAttributes({ min, max, decimals }: NumberLimits) {
  return {
    type: 'number',
    min,
    max,
    step: decimals === 0 ? 1 : 0.01,
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
    autoComplete: 'off',
  } as const
}
