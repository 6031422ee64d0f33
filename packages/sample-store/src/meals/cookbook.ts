import type { Recipe } from './recipe.ts'
import { breakfasts } from './recipes/breakfast.ts'
import { dinners } from './recipes/dinner.ts'
import { lunches } from './recipes/lunch.ts'

export const cookbook: readonly Recipe[] = [...breakfasts, ...lunches, ...dinners]
