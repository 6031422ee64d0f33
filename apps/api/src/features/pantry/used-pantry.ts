import type { Pantry, PantryOwner } from '@aisleway/core/pantry/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Queries } from '../../db/database.ts'
import { listCollaborators, savedLists } from '../lists/tables.ts'
import { pantries } from './tables.ts'

export type UsedPantry = Omit<Pantry, 'entries'> & { ownerId: string }

/** The pantry that a shopper uses: their own, or that of somebody who shares it and whose plan they may edit. */
export async function usedPantry(queries: Queries, userId: string): Promise<UsedPantry> {
  const offered = await offeredPantries(queries, userId)
  const [own] = await queries
    .select({ isShared: pantries.isShared, usedUserId: pantries.usedUserId })
    .from(pantries)
    .where(eq(pantries.userId, userId))
  const owner = offered.find(({ id }) => id === own?.usedUserId) ?? null
  return {
    ownerId: owner?.id ?? userId,
    owner,
    isKept: own !== undefined,
    isShared: own?.isShared ?? false,
    offered,
  }
}

/** Whether the shopper keeps a pantry; otherwise trips add nothing. */
export async function keepsPantry(queries: Queries, userId: string): Promise<boolean> {
  return (await queries.$count(pantries, eq(pantries.userId, userId))) > 0
}

/** The users to notify when a pantry changes. */
export async function usersOf(queries: Queries, ownerId: string): Promise<string[]> {
  const others = await queries
    .select({ userId: pantries.userId })
    .from(pantries)
    .where(eq(pantries.usedUserId, ownerId))
  return [ownerId, ...others.map(({ userId }) => userId)]
}

function offeredPantries(queries: Queries, userId: string): Promise<PantryOwner[]> {
  return queries
    .selectDistinct({ id: users.id, name: users.name })
    .from(listCollaborators)
    .innerJoin(savedLists, eq(savedLists.id, listCollaborators.listId))
    .innerJoin(pantries, eq(pantries.userId, savedLists.userId))
    .innerJoin(users, eq(users.id, savedLists.userId))
    .where(
      and(
        eq(listCollaborators.userId, userId),
        eq(listCollaborators.status, 'accepted'),
        eq(listCollaborators.permission, 'edit'),
        eq(savedLists.isPlan, true),
        isNull(savedLists.deletedAt),
        eq(pantries.isShared, true),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}
