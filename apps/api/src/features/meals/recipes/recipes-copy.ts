import { createHash } from 'node:crypto'
import type { RecipesCopy } from '@aisleway/core/recipes/contract'
import type { SignedIn } from '../../../context/context.ts'
import { type Json, toJson } from '../../../context/ready-json.ts'
import { recipeFacts } from './find-meal.ts'
import { ownEntries } from './own-entries.ts'
import { readVisible, type VisibleRecipe } from './store.ts'

/** The recipes that a shopper may read, computed only if the device has another version. */
export async function recipesCopy(
  context: SignedIn,
  known: string | undefined,
): Promise<Json<RecipesCopy>> {
  const recipes = await readVisible(context.database, context.user.id)
  const version = versionOf(recipes, context)
  if (version === known) return toJson<RecipesCopy>({ version, meals: null })
  context.countRequests('computation')
  const meals = await ownEntries(recipes, '', recipeFacts(context))
  return Buffer.concat([
    Buffer.from(`{"version":"${version}","meals":[`),
    ...meals.flatMap(({ json }, at) => (at > 0 ? [Buffer.from(','), json] : [json])),
    Buffer.from(']}'),
  ]) as Json<RecipesCopy>
}

/** Changes with the recipes, and with the prices and foods from which they are computed. */
function versionOf(recipes: readonly VisibleRecipe[], { catalogue, menu }: SignedIn): string {
  const inputs = [recipes, catalogue.copies.version(), menu.copies.version()]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
}
