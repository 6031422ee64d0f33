import type { ShoppingStyle } from './preferences.ts'

export type HomeCard = 'meals' | 'browse'

/**
 * The large cards of home in the order for this shopper's style (answer 26): a full shop starts with meals;
 * a few items, or looking around, starts with the departments.
 */
export function homeCards(styles: readonly ShoppingStyle[] = []): readonly HomeCard[] {
  return styles.length === 0 || styles.includes('full-list') ? planFirst : shelvesFirst
}

const planFirst = ['meals', 'browse'] as const
const shelvesFirst = ['browse', 'meals'] as const
