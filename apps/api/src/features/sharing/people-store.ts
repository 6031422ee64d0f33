import { listItems as itemsOf } from '@aisleway/core/lists/list-operations'
import type { ListPeople } from '@aisleway/core/sharing/contract'
import { presenceEndsSeconds } from '@aisleway/core/sharing/sharing'
import type { Split } from '@aisleway/core/sharing/split'
import { splitDepartments } from '@aisleway/core/sharing/split-departments'
import type { DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { and, asc, eq } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { By } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { notifyPeople } from '../lists/notify-members.ts'
import { listCollaborators, listItems, savedLists } from '../lists/tables.ts'

/** The owner first, then the others in the order in which they accepted. */
export async function readPeople(
  queries: Queries,
  list: AuthorizedList<'view'>,
  now: Date,
): Promise<ListPeople> {
  const [owner] = await queries
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, list.userId))
  const others = await queries
    .select({
      userId: users.id,
      name: users.name,
      access: listCollaborators.permission,
      shoppingAt: listCollaborators.shoppingAt,
    })
    .from(listCollaborators)
    .innerJoin(users, eq(users.id, listCollaborators.userId))
    .where(and(eq(listCollaborators.listId, list.id), eq(listCollaborators.status, 'accepted')))
    .orderBy(asc(listCollaborators.respondedAt), asc(listCollaborators.id))
  const people = [
    ...(owner ? [{ ...owner, access: 'own' as const, shoppingAt: list.shoppingAt }] : []),
    ...others,
  ]
  return {
    people: people.map(({ shoppingAt: _, ...person }) => person),
    shopping: people.flatMap(person => (isShopping(person, now) ? person.userId : [])),
    split: list.split,
  }
}

/** Tells the others when somebody arrives or leaves, not at each refresh. */
export async function setPresence(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  isPresent: boolean,
  { userId, now }: By,
): Promise<void> {
  // An unshared list has nobody to tell.
  if (!list.isShared) return
  const wasPresent = (await readPeople(tx, list, now)).shopping.includes(userId)
  const shoppingAt = isPresent ? now : null
  await (list.access === 'own'
    ? tx.update(savedLists).set({ shoppingAt }).where(eq(savedLists.id, list.id))
    : tx
        .update(listCollaborators)
        .set({ shoppingAt })
        .where(and(eq(listCollaborators.listId, list.id), eq(listCollaborators.userId, userId))))
  if (isPresent !== wasPresent) await notifyPeople(tx, list)
}

/**
 * Splits the store between this user and another member who may tick; null ends the split. The list must be locked.
 */
export async function splitStore(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { withUserId, order }: { withUserId: string | null; order: DepartmentOrder },
  { userId, now }: By,
): Promise<ListPeople | 'collaborator_not_found'> {
  const { people } = await readPeople(tx, list, now)
  const mayTick = people.some(
    person => person.userId === withUserId && person.userId !== userId && person.access !== 'view',
  )
  if (withUserId !== null && !mayTick) return 'collaborator_not_found'
  const split =
    withUserId === null ? null : await splitBetween(tx, list.id, [userId, withUserId], order)
  await tx.update(savedLists).set({ split }).where(eq(savedLists.id, list.id))
  await notifyPeople(tx, list)
  return readPeople(tx, { ...list, split }, now)
}

async function splitBetween(
  tx: Queries,
  listId: string,
  [first, second]: [string, string],
  order: DepartmentOrder,
): Promise<Split> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), eq(listItems.isOnList, true)))
  const items = itemsOf(new Map(rows.map(row => [row.id, row.state])))
  const [own, others] = splitDepartments(items, order)
  return [
    { userId: first, departments: own },
    { userId: second, departments: others },
  ]
}

function isShopping({ shoppingAt }: { shoppingAt: Date | null }, now: Date): boolean {
  return shoppingAt !== null && now.getTime() - shoppingAt.getTime() < presenceEndsSeconds * 1000
}
