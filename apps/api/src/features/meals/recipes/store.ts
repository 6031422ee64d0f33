import { type OwnRecipe, type RecipeDraft, recipeLimits } from '@aisleway/core/recipes/recipe'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { users } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import { recipes } from '../tables.ts'

/** A recipe that this reader may see, and whose it is. */
export type VisibleRecipe = OwnRecipe & { by: string }

/** A recipe of the reader's own, or one that is shared with them. */
export async function readRecipe(
  database: Database,
  userId: string,
  id: string,
): Promise<VisibleRecipe | undefined> {
  const [found] = await visible(database, userId, and(eq(recipes.id, id), isVisibleTo(userId)), 1)
  return found
}

/** The reader's own recipes, the newest first, then those that are shared with them; `ids` asks for these alone. */
export async function readVisible(
  database: Database,
  userId: string,
  ids?: readonly string[],
): Promise<VisibleRecipe[]> {
  if (ids?.length === 0) return []
  const isAsked = ids && inArray(recipes.id, [...ids])
  return visible(database, userId, and(isVisibleTo(userId), isAsked), mostVisible)
}

export async function readOwn(database: Database, userId: string): Promise<VisibleRecipe[]> {
  return visible(database, userId, eq(recipes.userId, userId), recipeLimits.recipes)
}

/** One's own come first, so that others' never push them out. */
const mostVisible = 2 * recipeLimits.recipes

async function visible(
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

/**
 * Shared recipes are visible to everybody with whom the author has a list in common: one that the author owns or
 * may edit, and of which the reader is a member.
 */
function isVisibleTo(userId: string): SQL | undefined {
  const isMember = (person: SQL, condition = sql``) => sql`(list.user_id = ${person} OR EXISTS (
    SELECT 1 FROM list_collaborators AS member
    WHERE member.list_id = list.id AND member.user_id = ${person}
      AND member.status = 'accepted' ${condition}))`
  return or(
    eq(recipes.userId, userId),
    and(
      eq(recipes.isShared, true),
      sql`EXISTS (SELECT 1 FROM saved_lists AS list
        WHERE list.is_shared AND list.deleted_at IS NULL
          AND ${isMember(sql`${recipes.userId}`, sql`AND member.permission_level = 'edit'`)}
          AND ${isMember(sql`${userId}`)})`,
    ),
  )
}

/** Creates a recipe or replaces the author's own; another's id is answered as an unknown one. */
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
    // Another account created the same id at this moment.
    return added.length > 0 ? 'saved' : 'not_found'
  })
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
