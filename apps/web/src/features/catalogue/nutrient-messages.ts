import type { Nutrient } from '@aisleway/core/meals/recipe/nutrition'

/** As a nutrition label names them. */
export const messages: Record<Nutrient, string> = {
  calories: 'Calories',
  fat: 'Total fat',
  saturatedFat: 'Saturated fat',
  transFat: 'Trans fat',
  cholesterol: 'Cholesterol',
  sodium: 'Sodium',
  carbohydrates: 'Carbohydrates',
  fiber: 'Fiber',
  sugar: 'Sugar',
  protein: 'Protein',
  vitaminD: 'Vitamin D',
  calcium: 'Calcium',
  iron: 'Iron',
  potassium: 'Potassium',
}
