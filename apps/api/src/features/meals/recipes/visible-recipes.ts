import { plannedSlugs, planOf } from '@aisleway/core/plan/plan-of'
import { recipeSlug } from '@aisleway/core/recipes/recipe'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { stateOfList } from '../../lists/operations/new-items.ts'
import { listOperations, plannedSlug, plansRecipe, savedLists } from '../../lists/tables.ts'
import { recipes } from '../tables.ts'

/**
 * Shared recipes are visible to everybody who has a list in common with the author: one that the author owns or may
 * edit, and of which the reader is a member.
 */
export function isVisibleTo(reader: string): SQL | undefined {
  const authors = sql`
    WITH shared AS (${sharedListsOf(reader)})
    SELECT user_id FROM saved_lists WHERE id IN (SELECT id FROM shared)
    UNION ALL
    SELECT user_id FROM list_collaborators
    WHERE list_id IN (SELECT id FROM shared) AND status = 'accepted' AND permission_level = 'edit'`
  const isShared = and(eq(recipes.isShared, true), sql`${recipes.userId} IN (${authors})`)
  return or(eq(recipes.userId, reader), isShared)
}

/**
 * Those of these recipes that are in a plan which the reader shares with their author, even if the author shares them
 * nowhere else. The author must have planned them there: otherwise an editor who knows the id of somebody's recipe
 * could open it by planning it.
 */
export async function plannedFor(
  queries: Queries,
  reader: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const mayEdit = sql`(${savedLists.userId} = ${recipes.userId} OR EXISTS (
    SELECT 1 FROM list_collaborators AS editor
    WHERE editor.list_id = ${savedLists.id} AND editor.user_id = ${recipes.userId}
      AND editor.status = 'accepted' AND editor.permission_level = 'edit'))`
  const hasPlanned = sql`EXISTS (
    SELECT 1 FROM ${listOperations}
    WHERE ${listOperations.listId} = ${savedLists.id} AND ${listOperations.userId} = ${recipes.userId}
      AND ${plannedSlug} = ${recipeSlug('')}::text || ${recipes.id} AND ${plansRecipe})`
  const found = await queries
    .select({ id: recipes.id, listId: savedLists.id })
    .from(recipes)
    .innerJoin(savedLists, and(eq(savedLists.isPlan, true), mayEdit, hasPlanned))
    .where(and(inArray(recipes.id, [...ids]), sql`${savedLists.id} IN (${sharedListsOf(reader)})`))
  const standing = new Map<string, Set<string>>()
  for (const { listId } of found) {
    if (standing.has(listId)) continue
    const plan = planOf(await stateOfList(queries, listId))
    standing.set(listId, new Set(plan && plannedSlugs(plan.slots.values())))
  }
  const isStanding = found.filter(({ id, listId }) => standing.get(listId)?.has(recipeSlug(id)))
  return [...new Set(isStanding.map(({ id }) => id))]
}

/** The ids of the lists that this user shares with others. */
function sharedListsOf(userId: string): SQL {
  return sql`
    SELECT list.id FROM saved_lists AS list WHERE list.is_shared AND list.deleted_at IS NULL
      AND list.id IN (
        SELECT own.id FROM saved_lists AS own WHERE own.user_id = ${userId}
        UNION ALL
        SELECT member.list_id FROM list_collaborators AS member
        WHERE member.user_id = ${userId} AND member.status = 'accepted')`
}
