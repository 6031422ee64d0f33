import { type OwnRecipe, type RecipeDraft, recipeLimits } from '@aisleway/core/recipes/recipe'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { users } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import { recipes } from '../tables.ts'
import { isVisibleTo, plannedFor } from './visible-recipes.ts'

/** A recipe that this reader may see, with its author. */
export type VisibleRecipe = OwnRecipe & { by: string }

/** A recipe that the reader may open. */
export async function readRecipe(
  database: Database,
  userId: string,
  id: string,
): Promise<VisibleRecipe | undefined> {
  const [found] = await readThese(database, userId, [id])
  return found
}

/** The reader's own recipes, newest first, then those shared with them. */
export async function readVisible(database: Database, userId: string): Promise<VisibleRecipe[]> {
  return readWhere(database, userId, isVisibleTo(userId), mostVisible)
}

/** Those of these recipes that the reader may open, including others' recipes in a shared plan. */
export async function readThese(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<VisibleRecipe[]> {
  if (ids.length === 0) return []
  const are = (some: readonly string[]) => inArray(recipes.id, [...some])
  const visible = await readWhere(database, userId, and(are(ids), isVisibleTo(userId)), ids.length)
  const seen = new Set(visible.map(({ id }) => id))
  const others = ids.filter(id => !seen.has(id))
  const planned = await plannedFor(database.queries, userId, others)
  if (planned.length === 0) return visible
  return [...visible, ...(await readWhere(database, userId, are(planned), planned.length))]
}

export async function readOwn(database: Database, userId: string): Promise<VisibleRecipe[]> {
  return readWhere(database, userId, eq(recipes.userId, userId), recipeLimits.recipes)
}

/** The reader's own come first, so that others' never push them out. */
const mostVisible = 2 * recipeLimits.recipes

async function readWhere(
  { queries }: Database,
  userId: string,
  where: SQL | undefined,
  most: number,
): Promise<VisibleRecipe[]> {
  const isMine = eq(recipes.userId, userId)
  const rows = await queries
    .select({
      id: recipes.id,
      recipe: recipes.recipe,
      isShared: recipes.isShared,
      isMine: sql<boolean>`${isMine}`,
      by: users.name,
    })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.userId))
    .where(where)
    .orderBy(desc(isMine), desc(recipes.createdAt), asc(recipes.id))
    .limit(most)
  return rows.map(({ recipe, ...row }) => ({ ...recipe, ...row }))
}

/** Creates a recipe or replaces the author's own; somebody else's id counts as unknown. */
export async function saveRecipe(
  { queries }: Database,
  userId: string,
  { id, now, ...recipe }: RecipeDraft & { id: string; now: Date },
): Promise<'saved' | 'not_found' | 'full'> {
  return queries.transaction(async tx => {
    await lockUser(tx, userId)
    const [known] = await tx
      .select({ userId: recipes.userId })
      .from(recipes)
      .where(eq(recipes.id, id))
    if (known && known.userId !== userId) return 'not_found'
    if (known) {
      await tx.update(recipes).set({ recipe, updatedAt: now }).where(eq(recipes.id, id))
      return 'saved'
    }
    const count = await tx.$count(recipes, eq(recipes.userId, userId))
    if (count >= recipeLimits.recipes) return 'full'
    const added = await tx
      .insert(recipes)
      .values({ id, userId, recipe, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: recipes.id })
    // Another account created the same id concurrently.
    return added.length > 0 ? 'saved' : 'not_found'
  })
}

type RecipeChanges = { [Field in keyof RecipeDraft]?: RecipeDraft[Field] | undefined }

/** Replaces the fields that are given of the author's recipe; whether there is such a recipe. */
export async function changeRecipe(
  { queries }: Database,
  userId: string,
  { id, now, ...fields }: RecipeChanges & { id: string; now: Date },
): Promise<boolean> {
  const changed = await queries
    .update(recipes)
    .set({ recipe: sql`${recipes.recipe} || ${JSON.stringify(fields)}::jsonb`, updatedAt: now })
    .where(and(eq(recipes.id, id), eq(recipes.userId, userId)))
    .returning({ id: recipes.id })
  return changed.length > 0
}

export async function shareRecipe(
  { queries }: Database,
  userId: string,
  { id, isShared }: Pick<OwnRecipe, 'id' | 'isShared'>,
): Promise<boolean> {
  const changed = await queries
    .update(recipes)
    .set({ isShared })
    .where(and(eq(recipes.id, id), eq(recipes.userId, userId)))
    .returning({ id: recipes.id })
  return changed.length > 0
}

export async function removeRecipe(
  { queries }: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await queries
    .delete(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.userId, userId)))
    .returning({ id: recipes.id })
  return removed.length > 0
}
