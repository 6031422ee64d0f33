import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { messages as english } from './label-messages.ts'

const departments: Record<DepartmentOrOther, string> = {
  'Grocery Aisles': 'Abarrotes',
  'Personal Care': 'Cuidado personal',
  Pantry: 'Despensa',
  Beverages: 'Bebidas',
  Frozen: 'Congelados',
  Household: 'Hogar',
  'Dairy & Eggs': 'Lácteos y huevos',
  'Meat & Seafood': 'Carnes y mariscos',
  Bakery: 'Panadería',
  Deli: 'Fiambres',
  Produce: 'Frutas y verduras',
  Pet: 'Mascotas',
  Baby: 'Bebé',
  'Meal Solutions': 'Comidas listas',
  Floral: 'Flores',
  Alcohol: 'Alcohol',
  Other: 'Otros',
}

export const messages: typeof english = {
  diets: {
    plant_based: 'A base de plantas',
    protein_smart: 'Buena proteína',
    carb_conscious: 'Cuida los carbos',
    heart_smart: 'Cuida el corazón',
    whole_grain: 'Grano integral',
    low_sodium: 'Bajo en sodio',
  },
  // A newer server may name one that this page does not know.
  department: department => departments[department] ?? department,
}
