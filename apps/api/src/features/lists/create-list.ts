import { randomUUID } from 'node:crypto'
import { copyOfList } from '@aisleway/core/lists/changes/copy-of-list'
import { maxListItems, type NewListItem } from '@aisleway/core/lists/list-item'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { eq } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { By } from '../../context/context.ts'
import { timeOnDevice } from '../../context/device-time.ts'
import type { Database, Queries } from '../../db/database.ts'
import { takeCart } from '../cart/store.ts'
import { type AuthorizedList, authorize } from './access/list-policy.ts'
import { loadedList } from './loaded-list.ts'
import { notifyLists } from './notify-members.ts'
import { applyToList } from './operations/apply-operations.ts'
import {
  additions,
  asOperations,
  itemsFromCart,
  serverClock,
  stateOfList,
} from './operations/new-items.ts'
import { savedLists } from './tables.ts'

/** A device that already created the list has assigned its items' ids. */
type ItemWithId = NewListItem & { itemId?: string | undefined }

type NewList = {
  id: string
  name: string
  isPlan: boolean
  /** When a device created the list, which it may have changed since. */
  madeAt?: string | undefined
}

type Copy = Pick<NewList, 'id' | 'name'> & {
  today: string
  /** New item ids by the id of the original. */
  itemIds: Readonly<Record<string, string>>
  copiedAt?: string | undefined
}

/** Who creates a list; `countItems` counts its items against the shopper's limit, and throws the refusal. */
type Creator = By & { countItems: (count: number) => void }

/** Bounds what one account can store, at 500 items each. */
const maxLists = 2000

/** Saves the cart, or the given items and changes, under the client's id; saving the cart empties it. */
export async function createList(
  database: Database,
  wanted: NewList & {
    from: 'cart' | readonly ItemWithId[]
    /** The ids of items that come from the cart, by product id. */
    itemIds?: Readonly<Record<string, string>>
    changes?: readonly ItemChange[]
  },
  { countItems, ...by }: Creator,
): Promise<'done' | 'cart_empty' | 'too_many_lists' | 'id_taken'> {
  return database.queries.transaction(async tx => {
    await lockUser(tx, by.userId)
    const [known] = await tx.select().from(savedLists).where(eq(savedLists.id, wanted.id))
    // On a retry the list already exists.
    if (known) return known.userId === by.userId ? 'done' : 'id_taken'
    if ((await tx.$count(savedLists, eq(savedLists.userId, by.userId))) >= maxLists) {
      return 'too_many_lists'
    }
    const items =
      wanted.from === 'cart' ? await wholeCart(tx, by.userId, wanted.itemIds) : wanted.from
    if (wanted.from === 'cart' && items.length === 0) return 'cart_empty'
    const changes = [...additions(items), ...(wanted.changes ?? [])]
    countItems(changes.length)
    const list = await insertList(tx, wanted, changes, by)
    if (!list) return 'id_taken'
    await notifyLists(tx, list)
    if (wanted.from === 'cart') await takeCart(tx, by.userId)
    return 'done'
  })
}

/** The cart together with the free-text items of the list that it was loaded from, which a cart cannot hold. */
async function wholeCart(
  tx: Queries,
  userId: string,
  itemIds: Readonly<Record<string, string>> = {},
): Promise<ItemWithId[]> {
  const ids = new Map(Object.entries(itemIds))
  const products = (await itemsFromCart(tx, userId)).map(item => ({
    ...item,
    itemId: ids.get(item.productId ?? ''),
  }))
  const loaded = products.length > 0 && (await loadedList(tx, userId))
  return [...products, ...(loaded ? loaded.ownWords : [])].slice(0, maxListItems)
}

/** The list's plan is copied too, moved to its next week. */
export async function copyList(
  database: Database,
  list: AuthorizedList<'view'>,
  { today, itemIds, copiedAt: madeAt, ...wanted }: Copy,
  by: Creator,
) {
  const newId = (itemId: string) => itemIds[itemId] ?? randomUUID()
  const changes = copyOfList(await stateOfList(database.queries, list.id), { today, newId })
  return createList(database, { ...wanted, isPlan: list.isPlan, from: [], changes, madeAt }, by)
}

/** Undefined if somebody else has just used the id. */
async function insertList(
  tx: Queries,
  { id, name, isPlan, madeAt }: NewList,
  changes: readonly ItemChange[],
  by: By,
) {
  const [row] = await tx
    .insert(savedLists)
    .values({ id, name, isPlan, userId: by.userId, createdAt: by.now })
    .onConflictDoNothing()
    .returning()
  if (!row) return undefined
  const list = authorize({ list: row, collaborator: undefined }, by.userId, 'own')
  if (typeof list === 'string') throw new Error('A new list is not its maker’s')
  const clock = serverClock(timeOnDevice(madeAt, by.now))
  await applyToList(tx, list, asOperations(changes, clock), by)
  return list
}
