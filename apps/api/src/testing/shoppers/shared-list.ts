import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { listCollaborators, listItems, savedLists } from '../../features/lists/tables.ts'
import type { openBrowser } from '../test-app.ts'
import { saveList } from './write-list.ts'

type Browser = ReturnType<typeof openBrowser>

const guests = ['pending', 'declined', 'removed', 'view', 'edit'] as const

type Guest = (typeof guests)[number]
type Shopper = Guest | 'owner' | 'stranger'

/** One list with a user in every relation to it. */
export type SharedList = {
  listId: string
  itemId: string
  /** The id for a trip on it, once there is one. */
  tripId: string
  /** The id of each guest's row, an invitation or a collaborator. */
  rowIds: Record<Guest, string>
  /** An open invitation link. */
  linkId: string
  linkToken: string
  userIds: Record<Shopper, string>
  browsers: Record<Shopper, Browser>
}

/** What only those with access may read. */
export const secretItem = 'Quince paste'

const received = {
  pending: { status: 'pending', permission: 'edit' },
  declined: { status: 'declined', permission: 'edit' },
  removed: { status: 'accepted', permission: 'edit' },
  view: { status: 'accepted', permission: 'view' },
  edit: { status: 'accepted', permission: 'edit' },
} as const

/** Writes the rows as the routes would have left them; the removed guest is removed by the owner. */
export async function shareWithAll(
  { queries }: Database,
  { browsers, userIds }: Pick<SharedList, 'browsers' | 'userIds'>,
): Promise<SharedList> {
  const listId = await saveList(browsers.owner, 'Weekend', [
    { productId: 'milk' },
    { name: secretItem },
  ])
  const rowIds = Object.fromEntries(
    guests.map(guest => [guest, randomUUID()]),
  ) as SharedList['rowIds']
  const invitedAt = new Date()
  await queries.insert(listCollaborators).values(
    guests.map(guest => ({
      id: rowIds[guest],
      listId,
      userId: userIds[guest],
      invitedBy: userIds.owner,
      invitedAt,
      ...received[guest],
      respondedAt: guest === 'pending' ? null : invitedAt,
    })),
  )
  await queries.update(savedLists).set({ isShared: true }).where(eq(savedLists.id, listId))
  await browsers.owner.delete(`/api/lists/${listId}/collaborators/${rowIds.removed}`)
  const invitation = { permission: 'edit', days: 7 }
  const { body: link } = await browsers.owner.post(`/api/lists/${listId}/links`, invitation)
  const [item] = await queries.select().from(listItems).where(eq(listItems.listId, listId))
  return {
    listId,
    itemId: item?.id ?? '',
    tripId: randomUUID(),
    rowIds,
    linkId: link.id,
    linkToken: link.token,
    userIds,
    browsers,
  }
}
