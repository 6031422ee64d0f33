/** The food groups of the Dietary Guidelines for Americans, without oils: a bottle lasts for many weeks. */
export const basketGroups = ['vegetables', 'fruits', 'grains', 'dairy', 'protein'] as const

export type BasketGroup = (typeof basketGroups)[number]

/**
 * Portions per person and day: cup equivalents of vegetables, fruits and dairy, ounce equivalents of grains and protein
 * foods. Healthy U.S.-Style Dietary Pattern at 2,000 kcal, Dietary Guidelines for Americans 2020–2025, table A3-2.
 */
const dailyPortions: Record<BasketGroup, number> = {
  vegetables: 2.5,
  fruits: 2,
  grains: 6,
  dairy: 3,
  protein: 5.5,
}

export function portionsNeeded(group: BasketGroup, people: number, days: number): number {
  return dailyPortions[group] * people * days
}
