import { entryKey, type PantryEntry } from './pantry-entry.ts'

/** An entry for tests; pass only the fields that matter. */
export function pantryEntry(given: Partial<PantryEntry>): PantryEntry {
  const entry: Omit<PantryEntry, 'key'> = {
    name: 'spinach',
    imageUrl: '',
    department: 'Produce',
    productId: null,
    foods: ['spinach'],
    amount: 'full',
    grams: 300,
    fullGrams: 300,
    useBy: null,
    isStaple: false,
    ...given,
  }
  return { ...entry, key: entryKey(entry) }
}
