import type { User } from '@aisleway/core/account/session'
import { itemsFromStored } from '@aisleway/core/cart/read-stored-cart'
import { maxListName } from '@aisleway/core/lists/list'
import { maxListItems, type NewListItem } from '@aisleway/core/lists/list-item'
import { truncate } from '@aisleway/core/text/truncate'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import {
  readStored,
  removeStored,
  setAside,
  writeStored,
} from '../../../api/device-records/stored.ts'
import { withLock } from '../../../api/with-lock.ts'
import { newListName } from '../new-list-name.ts'
import { newItem } from '../replica/new-item.ts'
import { localListsKey } from './local-lists-key.ts'

/** Moves lists that another version of the app kept in this browser to the account, once (answer 5c). */
export async function takeInLocalLists({ id: userId }: User): Promise<void> {
  await withLock('take-in-lists', async () => {
    const stored = readStored(localListsKey, listsRecord)
    if (!stored) return
    const lists = listsFromStored(stored, userId)
    // The ids are stored before the lists are sent, so that a retry after a lost answer reuses them.
    const idsKey = deviceKey(userId, 'taken-in-lists')
    const ids = readStored(idsKey, idsRecord) ?? lists.map(newId)
    writeStored(idsKey, idsRecord, ids)
    for (const [index, { name, items }] of lists.entries()) {
      await api.lists.create({ id: ids[index] ?? newId(), name, from: items })
    }
    // If there is no room to set them aside they stay, and are sent again with the same ids.
    if (itemCount(lists) < itemCount(stored) && !setAside(localListsKey)) return
    removeStored(localListsKey)
    removeStored(idsKey)
    queryClient.invalidateQueries({ queryKey: ['lists', userId, 'page'] })
  })
}

/** Unversioned, because other apps wrote it and this one never does. */
const listsRecord: RecordKind<unknown[]> = {
  migrations: [],
  read: data => (Array.isArray(data) ? data : undefined),
}

const idsRecord: RecordKind<string[]> = {
  migrations: [unchanged],
  read: data => (Array.isArray(data) && data.every(isText) ? data : undefined),
}

/** Counts everything that may have been an item. */
function itemCount(lists: readonly unknown[]): number {
  return lists
    .map(list => (isObject(list) && Array.isArray(list.items) ? list.items.length : 1))
    .reduce((a, b) => a + b, 0)
}

/** Anybody may have written there, so whatever cannot be read as a list is skipped. */
export function listsFromStored(
  stored: unknown,
  userId: string,
): { name: string; items: NewListItem[] }[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((list: unknown) => {
    if (!isObject(list) || !Array.isArray(list.items)) return []
    const items = itemsFromStored(list.items.map(withProductId))
    if (items.length === 0) return []
    const given = typeof list.name === 'string' ? list.name : undefined
    return {
      name: truncate(newListName(given, dayOf(list.date)), maxListName),
      items: items
        .slice(0, maxListItems)
        .map(({ product, quantity }) => newItem(product, quantity, userId)),
    }
  })
}

/** The spec allows either name (2 §3). */
function withProductId(row: unknown): unknown {
  if (!isObject(row)) return row
  const productId = row.objectID ?? row.id
  return { ...row, objectID: String(productId ?? ''), weight: row.weight_quantity ?? '' }
}

function dayOf(date: unknown): Date {
  const made = new Date(typeof date === 'string' ? date : Number.NaN)
  return Number.isNaN(made.getTime()) ? new Date() : made
}
