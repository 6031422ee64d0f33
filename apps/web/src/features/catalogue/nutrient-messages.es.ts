import type { messages as english } from './nutrient-messages.ts'

export const messages: typeof english = {
  calories: 'Calorías',
  fat: 'Grasa total',
  saturatedFat: 'Grasa saturada',
  transFat: 'Grasas trans',
  cholesterol: 'Colesterol',
  sodium: 'Sodio',
  carbohydrates: 'Carbohidratos',
  fiber: 'Fibra',
  sugar: 'Azúcar',
  protein: 'Proteína',
  vitaminD: 'Vitamina D',
  calcium: 'Calcio',
  iron: 'Hierro',
  potassium: 'Potasio',
}
