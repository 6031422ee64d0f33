/** When a meal is eaten (spec 1 §3). */
export const mealTypes = ['breakfast', 'lunch', 'dinner'] as const

export type MealType = (typeof mealTypes)[number]
