import type { CartItem } from '@aisleway/core/cart/cart'
import type { Favorite } from '@aisleway/core/favorites/favorite'
import { queryClient } from '../../api/client/query-client.ts'
import { isActedOn } from '../../api/outbox/sending/act-now.ts'
import type { OutboxEvent } from '../../api/outbox/sending/create-outbox.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { showSentCart, tellCartRefused } from '../../features/cart/account/account-cart.ts'
import { cartKind } from '../../features/cart/account/cart-kind.ts'
import { showSentFavorites } from '../../features/favorites/account-favorites.ts'
import { favoriteKind } from '../../features/favorites/favorite-kind.ts'
import { tellFailed } from '../../features/favorites/hearts/favorite-notices.tsx'
import { copyKind } from '../../features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../features/lists/outbox/deletion-kind.ts'
import { listKind } from '../../features/lists/outbox/list-kind.ts'
import { listNameKind } from '../../features/lists/outbox/list-name-kind.ts'
import { mergeKind } from '../../features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { pauseKind } from '../../features/lists/outbox/pause-kind.ts'
import { tellListRefused } from '../../features/lists/outbox/tell-refused.ts'
import { templateKind } from '../../features/lists/outbox/template-kind.ts'
import { updateKind } from '../../features/lists/outbox/update-kind.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import type { Merge } from '../../features/lists/replica/list-records.ts'
import { replicaOf } from '../../features/lists/replica/replicas.ts'
import { mealInCartKind } from '../../features/meals/in-cart/meal-in-cart-kind.ts'
import { showSentPantry, tellPantryRefused } from '../../features/pantry/pantry-changes.ts'
import { type ChangedPantry, pantryKind } from '../../features/pantry/pantry-kind.ts'
import { messages as trips } from '../../features/trips/pending-messages.ts'
import { ratingKind } from '../../features/trips/rating/rating-kind.ts'
import { tripKind } from '../../features/trips/trip-kind.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** Shows and tells what came of what the outbox has sent from this tab; returns how to stop. */
export function followOutbox(): () => void {
  return outbox.subscribe(event => {
    if (event.type === 'sent') afterSent(event)
    if (event.type === 'refused') afterRefused(event)
  })
}

/** What changes no more of a list than how it is called and how it stands. */
const listHeads: ReadonlySet<string> = new Set([
  listNameKind.name,
  pauseKind.name,
  templateKind.name,
])

function afterSent({ entry, answer }: Extract<OutboxEvent, { type: 'sent' }>): void {
  const { kind, userId } = entry
  if (kind === tripKind.name) refresh('trips', 'lists')
  else if (kind === cartKind.name) showSentCart(userId, answer as CartItem[])
  else if (kind === favoriteKind.name) showSentFavorites(userId, answer as Favorite[])
  else if (kind === ratingKind.name) refresh('trips')
  else if (kind === mealInCartKind.name) refresh('cart')
  else if (kind === pantryKind.name) {
    showSentPantry(userId, (answer as ChangedPantry).pantry)
    refresh('plan')
  } else if (listHeads.has(kind)) refresh('lists')
  else if (kind === updateKind.name) refresh('lists', 'cart')
  else if (kind === mergeKind.name) {
    replicaOf(userId, (entry.input as Merge).from).forget()
    refresh('lists')
  } else if (kind === deletionKind.name) {
    const isUndone = (entry.input as { isUndone: boolean }).isUndone
    if (!isUndone) replicaOf(userId, entry.group).forget()
    refresh('lists')
  } else if (kind === newListKind.name || kind === copyKind.name) {
    takeOver(userId, entry.id)
    refresh('lists', 'cart')
  }
}

function afterRefused({ entry, all, error }: Extract<OutboxEvent, { type: 'refused' }>): void {
  const { kind } = entry
  if (kind === listKind.name) tellListRefused(entry, all.length, error)
  // The screen that does it tells the outcome.
  else if (isActedOn(entry)) return
  else if (kind === tripKind.name) toast.error(trips.notSaved)
  else if (kind === cartKind.name) {
    tellCartRefused(error)
    refresh('cart')
  } else if (kind === favoriteKind.name) {
    tellFailed(error)
    refresh('favorites')
  } else if (kind === pantryKind.name) {
    tellPantryRefused(error)
    refresh('pantry')
  } else {
    toast.error(messages.refused)
    refresh('cart', 'lists', 'trips')
  }
}

/** The list that was made here, with what the server has added to it. */
function takeOver(userId: string, listId: string): void {
  if (!deviceList(userId, listId).readCopy()) return
  // It is done again when the list is opened.
  replicaOf(userId, listId)
    .sync()
    .catch(() => {})
}

function refresh(...features: string[]): void {
  for (const feature of features) queryClient.invalidateQueries({ queryKey: [feature] })
}
