/** The values that a number field accepts. */
export type NumberLimits = {
  min: number
  max: number
  /** 0 for a count, 2 for dollars in whole cents. */
  decimals: 0 | 2
  isRequired: boolean
}

export type NumberProblem = 'missing' | 'no-number' | 'too-small' | 'too-large' | 'too-fine'

/** The problem with the typed text, so that the field can name exactly that. */
export function numberProblem(
  text: string,
  { min, max, decimals, isRequired }: NumberLimits,
): NumberProblem | null {
  if (text === '') return isRequired ? 'missing' : null
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(text)) return 'no-number'
  const number = Number(text)
  if (number < min) return 'too-small'
  if (number > max) return 'too-large'
  const [, fraction = ''] = text.split('.')
  return /[1-9]/.test(fraction.slice(decimals)) ? 'too-fine' : null
}

/** The number in a parameter of a URL, which anybody may have typed; null for what a field would not accept. */
export function numberFrom(text: unknown, limits: NumberLimits): number | null {
  if (typeof text !== 'string' || text === '') return null
  return numberProblem(text, limits) === null ? Number(text) : null
}
