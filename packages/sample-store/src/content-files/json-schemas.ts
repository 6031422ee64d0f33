import { z } from 'zod'
import { departmentFile } from './department.ts'
import { dishesFile } from './dishes.ts'
import { ingredientsFile } from './ingredients.ts'
import { nutritionFile } from './nutrition.ts'
import { productKindsFile } from './product-kinds.ts'
import { recipesFile } from './recipes.ts'
import { storeFile } from './store.ts'

const schemas = {
  department: departmentFile,
  dishes: dishesFile,
  ingredients: ingredientsFile,
  nutrition: nutritionFile,
  'product-kinds': productKindsFile,
  recipes: recipesFile,
  store: storeFile,
}

/** The schemas for editors by file name; the first line of every data file names its schema. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`,
    ]),
  )
}
