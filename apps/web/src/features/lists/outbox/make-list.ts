import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { newId } from '../../../api/client/new-id.ts'
import { act } from '../../../api/outbox/act.ts'
import { asOperations } from '../replica/as-operations.ts'
import { deviceList } from '../replica/device-list.ts'
import { newItem } from '../replica/new-item.ts'
import { newListKind } from './new-list-kind.ts'

type Made = { id: string; name: string; isPlan?: boolean }

/** Makes a list of these items. Until the server knows it, it is on this device, where it can be changed. */
export async function makeListOf(
  { id: userId }: User,
  { id, name, isPlan = false }: Made,
  items: readonly NewListItem[],
): Promise<void> {
  const from = items.map(item => ({ ...item, itemId: newId() }))
  const input = { name, isPlan, from, itemIds: {} }
  const { isWaiting } = await act(newListKind, { userId, id, input })
  if (isWaiting) await keepDraft(userId, { id, name, isPlan }, from)
}

/** Makes a list of the cart, which is then empty. */
export async function makeListOfCart(
  { id: userId }: User,
  { id, name }: Made,
  cart: readonly CartItem[],
): Promise<void> {
  const items = cart.map(({ product, quantity }) => ({
    ...newItem(product, quantity, userId),
    itemId: newId(),
  }))
  const itemIds = Object.fromEntries(items.map(item => [item.productId, item.itemId]))
  const input = { name, isPlan: false, from: 'cart' as const, itemIds }
  const { isWaiting } = await act(newListKind, { userId, id, input })
  if (isWaiting) await keepDraft(userId, { id, name, isPlan: false }, items)
}

async function keepDraft(
  userId: string,
  made: Required<Made>,
  items: readonly (NewListItem & { itemId: string })[],
): Promise<void> {
  const additions = items.map(({ itemId, ...item }): ItemChange => ({ itemId, kind: 'add', item }))
  const state = applyOperations(emptyList, asOperations(userId, {}, additions))
  const head = {
    ...made,
    status: 'saved' as const,
    isShared: false,
    isTemplate: false,
    isOwner: true,
    access: 'own' as const,
    createdAt: new Date().toISOString(),
    startedAt: null,
    lastShoppedAt: null,
    pauses: [],
  }
  const copy = { head, state: listRecord(state), prices: {}, sequence: 0, isDraft: true }
  await deviceList(userId, made.id).writeCopy(copy)
}
