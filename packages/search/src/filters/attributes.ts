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

/** The group of products within a department, such as "Milk"; a product may have none. */
export const categoryAttribute = 'category'

/** Dollars in filters, as in the records; whole cents inside. */
export const priceAttribute = 'current_price'

/** One key for every spelling of a department or category: "Dairy & Eggs" is "Dairy eggs". */
export function departmentKey(text: string): string {
  return fold(text)
    .replace(/[&\s]+/g, ' ')
    .trim()
}
