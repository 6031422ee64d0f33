import { content } from '../content.ts'
import type { Recipe } from '../content-files/recipes.ts'

export const cookbook: readonly Recipe[] = content.recipes
