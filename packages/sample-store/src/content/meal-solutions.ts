import type { Shelf } from '../kind.ts'
import { hotBar } from './meal-solutions/hot-bar.ts'
import { kitsAndSoups } from './meal-solutions/kits-soups.ts'
import { readyMeals } from './meal-solutions/ready-meals.ts'
import { sushi } from './meal-solutions/sushi.ts'

export const mealSolutions: Shelf = {
  department: 'Meal Solutions',
  brands: {
    'Supper Bell': { tier: 'mid' },
    'Lean Larder': { tier: 'mid' },
    'Saffron Route': { tier: 'mid' },
    'Weeknight Almanac': { tier: 'premium' },
    'Ladle & Lark': { tier: 'mid' },
    'Forno Street': { tier: 'mid', colour: 'red' },
    'Kawabe Sushi Bar': { tier: 'mid' },
  },
  kinds: [...hotBar, ...sushi, ...readyMeals, ...kitsAndSoups],
}
