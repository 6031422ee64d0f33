import type { NewListItem } from '@aisleway/core/lists/list-item'
import { api } from '../../../api/client/client.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { entriesOfKind } from '../../../api/outbox/on-device.ts'
import { aboutCart } from '../../cart/account/about-cart.ts'
import { adoptMade, dropMade } from '../replica/made-list.ts'
import { aboutList } from './about-list.ts'
import { copyKind } from './copy-kind.ts'

/** A list created from items, or from the cart, which is then empty. */
export type MadeList = {
  name: string
  isPlan: boolean
  from: 'cart' | (NewListItem & { itemId: string })[]
  /** The ids of the new items, by the cart's product. */
  itemIds: Record<string, string>
}

/** A new list; its id is the entry's. */
export const newListKind: OutboxKind<MadeList> = {
  name: 'new-list',
  record: {
    migrations: [],
    read: data => (isObject(data) && isText(data.name) ? (data as MadeList) : undefined),
  },
  about: ({ id, input: { from } }) => [aboutList(id), ...(from === 'cart' ? [aboutCart] : [])],
  makes: ({ id }) => aboutList(id),
  send: ({ id, input }, sending) => api.lists.create({ id, ...input }, sending),
  shows: {
    cart: (items, { from }) => (from === 'cart' ? [] : items),
    'loaded-list': (loaded, { from }) => (from === 'cart' ? { list: null } : loaded),
  },
  sent: adoptMade,
  dropped: dropMade,
}

/** True for a list created on this device until the server confirms it, or the user gives it up. */
export function isCreationWaiting(userId: string, listId: string): boolean {
  const made = [...entriesOfKind(newListKind, userId), ...entriesOfKind(copyKind, userId)]
  return made.some(({ id }) => id === listId)
}
