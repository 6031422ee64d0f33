/** What one serving holds; `null` is unknown, never 0. Names and units are the spec's (1 §3). */
export type Nutrition = { [nutrient in Nutrient]: number | null }

export type Nutrient = (typeof nutrients)[number]['name']

/**
 * In the order of a label. Daily values: 21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children of
 * four years or more; none is set for trans fat and sugar.
 */
export const nutrients = [
  { name: 'calories', unit: 'kcal', dailyValue: 2000 },
  { name: 'fat', unit: 'g', dailyValue: 78 },
  { name: 'saturatedFat', unit: 'g', dailyValue: 20 },
  { name: 'transFat', unit: 'g', dailyValue: null },
  { name: 'cholesterol', unit: 'mg', dailyValue: 300 },
  { name: 'sodium', unit: 'mg', dailyValue: 2300 },
  { name: 'carbohydrates', unit: 'g', dailyValue: 275 },
  { name: 'fiber', unit: 'g', dailyValue: 28 },
  { name: 'sugar', unit: 'g', dailyValue: null },
  { name: 'protein', unit: 'g', dailyValue: 50 },
  { name: 'vitaminD', unit: 'mcg', dailyValue: 20 },
  { name: 'calcium', unit: 'mg', dailyValue: 1300 },
  { name: 'iron', unit: 'mg', dailyValue: 18 },
  { name: 'potassium', unit: 'mg', dailyValue: 4700 },
] as const

export type NutritionRow = {
  name: Nutrient
  amount: number
  unit: string
  /** Whole percent; null where no daily value is set. */
  percentOfDaily: number | null
}

/** What the Nutrition tab shows: only figures above 0. */
export function nutritionRows(nutrition: Nutrition): NutritionRow[] {
  return nutrients.flatMap(({ name, unit, dailyValue }) => {
    const amount = nutrition[name]
    if (amount === null || amount <= 0) return []
    const percentOfDaily = dailyValue === null ? null : Math.round((amount / dailyValue) * 100)
    return { name, amount, unit, percentOfDaily }
  })
}
