/** The nutrients of one serving; `null` means unknown, never 0. Names and units are the spec's (1 §3). */
export type Nutrition = { [nutrient in Nutrient]: number | null }

export type Nutrient = (typeof nutrients)[number]['name']

/**
 * In the order of a nutrition label. Daily values are those of 21 CFR 101.9(c)(8)(iv) and (c)(9) for adults and
 * children of four years or more, which set none for trans fat and sugar.
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
  /** A whole percentage; null if there is no daily value. */
  percentOfDaily: number | null
}

/** The rows of the Nutrition tab: only figures above 0. */
export function nutritionRows(nutrition: Nutrition): NutritionRow[] {
  return nutrients.flatMap(({ name, unit, dailyValue }) => {
    const amount = nutrition[name]
    if (amount === null || amount <= 0) return []
    const percentOfDaily = dailyValue === null ? null : Math.round((amount / dailyValue) * 100)
    return { name, amount, unit, percentOfDaily }
  })
}
