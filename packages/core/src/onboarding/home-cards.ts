import type { ShoppingStyle } from './preferences.ts'

export type HomeCard = 'meals' | 'browse'

/**
 * The large cards of home in the order of this shopper's style (answer 26): a full list starts
 * with meals; who comes for a few items or to look around starts at the shelves.
 */
export function homeCards(styles: readonly ShoppingStyle[] = []): readonly HomeCard[] {
  return styles.length === 0 || styles.includes('full-list') ? planFirst : shelvesFirst
}

const planFirst = ['meals', 'browse'] as const
const shelvesFirst = ['browse', 'meals'] as const
