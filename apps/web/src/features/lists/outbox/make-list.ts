import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import { copyOfList } from '@aisleway/core/lists/changes/copy-of-list'
import type { ListHead } from '@aisleway/core/lists/contract'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  listRecord,
  listState,
} from '@aisleway/core/lists/list-operations'
import { newId } from '../../../api/client/new-id.ts'
import { act } from '../../../api/outbox/act.ts'
import { today } from '../../../ui/text/today.ts'
import { nameOfMovedPlan } from '../plan-name.ts'
import { asOperations } from '../replica/as-operations.ts'
import { deviceList } from '../replica/device-list.ts'
import { newItem } from '../replica/new-item.ts'
import { readList } from '../replica/read-list.ts'
import { copyKind } from './copy-kind.ts'
import { newListKind } from './new-list-kind.ts'

type Made = { id: string; name: string; isPlan?: boolean }

/** Creates a list of these items. Until the server knows it, it is on this device, where it can be changed. */
export async function makeListOf(
  { id: userId }: Pick<User, 'id'>,
  { id, name, isPlan = false }: Made,
  items: readonly NewListItem[],
): Promise<void> {
  const from = items.map(item => ({ ...item, itemId: newId() }))
  const input = { name, isPlan, from, itemIds: {} }
  const { isWaiting } = await act(newListKind, { userId, id, input })
  if (isWaiting) await keepDraft(userId, { id, name, isPlan }, additions(from))
}

/** Creates a list from the cart, which is then empty. */
export async function makeListOfCart(
  { id: userId }: Pick<User, 'id'>,
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
  if (isWaiting) await keepDraft(userId, { id, name, isPlan: false }, additions(items))
}

/** Copies a list; offline, as far as this device has it. Returns the copy's name, which for a plan may be its new day's. */
export async function makeCopy(
  { id: userId }: Pick<User, 'id'>,
  { id, name: given }: Made,
  { id: listId, isPlan }: Pick<ListHead, 'id' | 'isPlan'>,
): Promise<string> {
  const list = await readList(userId, listId).catch(() => undefined)
  const itemIds: Record<string, string> = {}
  const withNewId = (itemId: string) => {
    itemIds[itemId] ??= newId()
    return itemIds[itemId]
  }
  const changes = list && copyOfList(listState(list.state), { today: today(), newId: withNewId })
  const settings = changes?.find(change => change.kind === 'planSettings')?.settings
  const name = (list && settings && nameOfMovedPlan(list.name, settings.firstDay)) ?? given
  const copiedAt = new Date().toISOString()
  const input = { listId, name, itemIds, copiedAt }
  const { isWaiting } = await act(copyKind, { userId, id, input })
  if (isWaiting && changes) await keepDraft(userId, { id, name, isPlan }, changes)
  return name
}

type ItemWithId = NewListItem & { itemId: string }

function additions(items: readonly ItemWithId[]): ItemChange[] {
  return items.map(({ itemId, ...item }) => ({ itemId, kind: 'add', item }))
}

async function keepDraft(
  userId: string,
  made: Required<Made>,
  changes: readonly ItemChange[],
): Promise<void> {
  const state = applyOperations(emptyList, asOperations(userId, {}, changes))
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
