import { type ListOperation, listItems } from '@aisleway/core/lists/list-operations'
import { type Entry, unreadable } from '../../api/outbox/entry.ts'
import type { CartChange } from '../../features/cart/account/cart-change.ts'
import { cartKind } from '../../features/cart/account/cart-kind.ts'
import { type FavoriteChange, favoriteKind } from '../../features/favorites/favorite-kind.ts'
import { copyKind } from '../../features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../features/lists/outbox/deletion-kind.ts'
import { listKind } from '../../features/lists/outbox/list-kind.ts'
import { listNameKind } from '../../features/lists/outbox/list-name-kind.ts'
import { mergeKind } from '../../features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { pauseKind } from '../../features/lists/outbox/pause-kind.ts'
import { templateKind } from '../../features/lists/outbox/template-kind.ts'
import { updateKind } from '../../features/lists/outbox/update-kind.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import { mealInCartKind } from '../../features/meals/in-cart/meal-in-cart-kind.ts'
import { pantryKind } from '../../features/pantry/pantry-kind.ts'
import { ratingKind } from '../../features/trips/rating/rating-kind.ts'
import { tripKind } from '../../features/trips/trip-kind.ts'
import { messages } from './changes-messages.ts'

/** What a person calls the change: "2 × Whole Milk in the cart". */
export function entryTitle(entry: Entry): string {
  const { kind, refusal } = entry
  const { titles } = messages
  if (refusal === unreadable && entry.input === undefined) return titles.unreadable
  // Each kind has read its own input.
  // biome-ignore lint/suspicious/noExplicitAny: the kinds' types are in their features
  const input = entry.input as any
  switch (kind) {
    case cartKind.name:
      return cartTitle(input)
    case favoriteKind.name:
      return favoriteTitle(input)
    case listKind.name:
      return operationTitle(entry as Entry<ListOperation>)
    case listNameKind.name:
      return titles.listName(input.before, input.name)
    case newListKind.name:
      return titles.newList(input.name)
    case copyKind.name:
      return titles.newList(input.name)
    case mergeKind.name:
      return titles.merge(input.fromName, input.name)
    case updateKind.name:
      return input.isUndone ? titles.updateUndone(input.name) : titles.update(input.name)
    case pauseKind.name:
      return titles.pause(input.name)
    case templateKind.name:
      return input.isTemplate ? titles.template(input.name) : titles.noTemplate(input.name)
    case deletionKind.name:
      return input.isUndone ? titles.restored(input.name) : titles.deleted(input.name)
    case pantryKind.name:
      return titles.pantry(input.name)
    case tripKind.name:
      return titles.trip(input.listName)
    case ratingKind.name:
      return titles.rating(input.rating, input.listName)
    case mealInCartKind.name:
      return titles.meal(input.mealName)
    default:
      return titles.unreadable
  }
}

function cartTitle(change: CartChange): string {
  const { titles } = messages
  if (change.way === 'clear') return titles.cartCleared
  if (change.way === 'merge') return titles.manyInCart(change.lines.length)
  return change.quantity === 0
    ? titles.outOfCart(change.product.name)
    : titles.inCart(change.quantity, change.product.name)
}

function favoriteTitle({ favorite, way }: FavoriteChange): string {
  const { name } = favorite.data
  return way === 'remove' ? messages.titles.noFavorite(name) : messages.titles.favorite(name)
}

/** Names the item, which is in the copy on this device or comes with the operation. */
function operationTitle({ userId, group, input }: Entry<ListOperation>): string {
  const list = deviceList(userId, group).read()
  const listed = list && listItems(list.state).find(({ id }) => id === input.itemId)
  const item = input.kind === 'add' ? input.item.name : (listed?.name ?? '')
  const { titles } = messages
  const known = list?.head.name ?? titles.someList
  return titles.onList(titles.operations[input.kind], item, known)
}
