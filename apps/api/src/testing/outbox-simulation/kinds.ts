import { type ListOperation, maxOperationsAtOnce } from '@aisleway/core/lists/list-operations'
import { api } from '../../../../web/src/api/client/client.ts'
import { type AnyKind, kindsByName, type OutboxKind } from '../../../../web/src/api/outbox/kind.ts'
import { cartKind } from '../../../../web/src/features/cart/account/cart-kind.ts'
import { favoriteKind } from '../../../../web/src/features/favorites/favorite-kind.ts'
import { aboutList } from '../../../../web/src/features/lists/outbox/about-list.ts'
import { copyKind } from '../../../../web/src/features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../../../web/src/features/lists/outbox/deletion-kind.ts'
import {
  listNameKind,
  pauseKind,
  templateKind,
} from '../../../../web/src/features/lists/outbox/head-kinds.ts'
import { mergeKind } from '../../../../web/src/features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../../../web/src/features/lists/outbox/new-list-kind.ts'
import { updateKind } from '../../../../web/src/features/lists/outbox/update-kind.ts'
import { pantryKind } from '../../../../web/src/features/pantry/pantry-kind.ts'
import { ratingKind } from '../../../../web/src/features/trips/rating/rating-kind.ts'
import { tripKind } from '../../../../web/src/features/trips/trip-kind.ts'

/** Operations as a list's replica sends them, which is tested elsewhere. */
export const operationKind: OutboxKind<ListOperation> = {
  name: 'operation',
  record: { migrations: [], read: data => data as ListOperation },
  about: ({ group }) => [aboutList(group)],
  send: ({ group, input }, sending) =>
    api.lists.sync({ listId: group, operations: [input], since: maxOperationsAtOnce }, sending),
}

export const kinds = kindsByName([
  cartKind,
  copyKind,
  deletionKind,
  favoriteKind,
  listNameKind,
  mergeKind,
  newListKind,
  operationKind,
  pantryKind,
  pauseKind,
  ratingKind,
  templateKind,
  tripKind,
  updateKind,
] as AnyKind[])
