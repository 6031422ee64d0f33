import { fold } from '../text/tokenize.ts'

/** The diet flags a product can carry. Not imported from core: this package imports nothing. */
export const tagAttributes: readonly string[] = [
  'plant_based',
  'protein_smart',
  'carb_conscious',
  'heart_smart',
  'whole_grain',
  'low_sodium',
]

export const knownAttributes: ReadonlySet<string> = new Set([
  'department',
  'on_sale',
  ...tagAttributes,
])

/** One key for every spelling of a department: "Dairy & Eggs" is "Dairy eggs". */
export function departmentKey(text: string): string {
  return fold(text).replaceAll('&', ' ').replace(/\s+/g, ' ').trim()
}
