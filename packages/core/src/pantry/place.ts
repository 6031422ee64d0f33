import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { holdsWord } from '../plan/foods/holds-word.ts'
import { foldWords } from '../text/fold-text.ts'
import type { PantryEntry } from './pantry-entry.ts'

/** Where something is kept, in the order in which one looks through a kitchen. */
export const places = ['fridge', 'freezer', 'cupboard', 'household'] as const

export type Place = (typeof places)[number]

export function placeOf({ name, department }: Pick<PantryEntry, 'name' | 'department'>): Place {
  if (department === 'Produce' && staysOutside(name)) return 'cupboard'
  return placeOfDepartment[department] ?? 'cupboard'
}

const placeOfDepartment: Partial<Record<DepartmentOrOther, Place>> = {
  'Dairy & Eggs': 'fridge',
  'Meat & Seafood': 'fridge',
  Deli: 'fridge',
  Produce: 'fridge',
  'Meal Solutions': 'fridge',
  Frozen: 'freezer',
  Household: 'household',
  'Personal Care': 'household',
  Pet: 'household',
  Baby: 'household',
  Floral: 'household',
}

/** The produce that the USDA's FoodKeeper stores in the pantry. */
function staysOutside(name: string): boolean {
  const text = foldWords(name)
  if (holdsWord(text, 'green onion')) return false
  return ['potato', 'onion', 'garlic', 'shallot', 'banana', 'squash', 'pumpkin', 'yam'].some(word =>
    holdsWord(text, word),
  )
}
