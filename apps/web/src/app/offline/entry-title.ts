import type { ListOperation } from '@aisleway/core/lists/list-operations'
import type { Entry } from '../../api/outbox/entry.ts'
import type { EntryKind } from '../../api/outbox/kind.ts'
import type { CartChange } from '../../features/cart/account/cart-change.ts'
import { cartKind } from '../../features/cart/account/cart-kind.ts'
import { type FavoriteChange, favoriteKind } from '../../features/favorites/favorite-kind.ts'
import { copyKind } from '../../features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../features/lists/outbox/deletion-kind.ts'
import { listNameKind, pauseKind, templateKind } from '../../features/lists/outbox/head-kinds.ts'
import { listKind } from '../../features/lists/outbox/list-kind.ts'
import { mergeKind } from '../../features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { updateKind } from '../../features/lists/outbox/update-kind.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import type { KeptOperation, OperationNames } from '../../features/lists/replica/list-records.ts'
import { mealInCartKind } from '../../features/meals/in-cart/meal-in-cart-kind.ts'
import { pantryKind } from '../../features/pantry/pantry-kind.ts'
import { ratingKind } from '../../features/trips/rating/rating-kind.ts'
import { tripKind } from '../../features/trips/trip-kind.ts'
import { messages } from './changes-messages.ts'

/** Titles changes by what a person calls them: "2 × Whole Milk in cart". Each list is read once for all of its changes. */
export function entryTitler(): (entry: Entry) => string {
  const operationTitle = operationTitler()
  return entry => {
    if (entry.input === undefined) return texts.unreadable
    if (entry.kind === listKind.name) return operationTitle(entry as Entry<KeptOperation>)
    return titles.get(entry.kind)?.(entry) ?? texts.unreadable
  }
}

const { titles: texts } = messages

// Not part of the kinds, because screens that act would then include texts that only this sheet shows.
const titles: ReadonlyMap<string, (entry: Entry) => string> = new Map([
  titled(cartKind, ({ input }) => cartTitle(input)),
  titled(copyKind, ({ input }) => texts.newList(input.name)),
  titled(deletionKind, ({ input: { name, isUndone } }) =>
    isUndone ? texts.restored(name) : texts.deleted(name),
  ),
  titled(favoriteKind, ({ input }) => favoriteTitle(input)),
  titled(listNameKind, ({ input: { before, name } }) => texts.listName(before, name)),
  titled(mealInCartKind, ({ input }) => texts.meal(input.mealName)),
  titled(mergeKind, ({ input: { fromName, name } }) => texts.merge(fromName, name)),
  titled(newListKind, ({ input }) => texts.newList(input.name)),
  titled(pantryKind, ({ input }) => texts.pantry(input.name)),
  titled(pauseKind, ({ input }) => texts.pause(input.name)),
  titled(ratingKind, ({ input: { rating, listName } }) => texts.rating(rating, listName)),
  titled(templateKind, ({ input: { name, isTemplate } }) =>
    isTemplate ? texts.template(name) : texts.noTemplate(name),
  ),
  titled(tripKind, ({ input }) => texts.trip(input.listName)),
  titled(updateKind, ({ input: { name, isUndone } }) =>
    isUndone ? texts.updateUndone(name) : texts.update(name),
  ),
])

/** A kind's `record` reads its own entries, so their input has its type. */
function titled<Input>(
  { name }: EntryKind<Input>,
  title: (entry: Entry<Input>) => string,
): [string, (entry: Entry) => string] {
  return [name, entry => title(entry as Entry<Input>)]
}

function cartTitle(change: CartChange): string {
  if (change.way === 'clear') return texts.cartCleared
  if (change.way === 'merge') return texts.manyInCart(change.lines.length)
  return change.quantity === 0
    ? texts.outOfCart(change.product.name)
    : texts.inCart(change.quantity, change.product.name)
}

function favoriteTitle({ favorite, way }: FavoriteChange): string {
  const { name } = favorite.data
  return way === 'remove' ? texts.noFavorite(name) : texts.favorite(name)
}

function operationTitler() {
  const namers = new Map<string, (operation: KeptOperation) => OperationNames>()
  return ({ userId, group, input }: Entry<KeptOperation>): string => {
    const namesOf = namers.get(group) ?? deviceList(userId, group).operationNamer()
    namers.set(group, namesOf)
    const { item = '', list = texts.someList } = namesOf(input)
    return texts.onList(operationText(input), item, list)
  }
}

function operationText(operation: ListOperation): string {
  if (operation.kind === 'check' && !operation.isChecked) return texts.uncheck
  if (operation.kind === 'elsewhere' && !operation.isElsewhere) return texts.buyHere
  return texts.operations[operation.kind]
}
