import type { AnyKind } from '../../api/outbox/kind.ts'
import { cartKind } from '../../features/cart/account/cart-kind.ts'
import { favoriteKind } from '../../features/favorites/favorite-kind.ts'
import { copyKind } from '../../features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../features/lists/outbox/deletion-kind.ts'
import { listNameKind, pauseKind, templateKind } from '../../features/lists/outbox/head-kinds.ts'
import { listKind } from '../../features/lists/outbox/list-kind.ts'
import { mergeKind } from '../../features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { updateKind } from '../../features/lists/outbox/update-kind.ts'
import { mealInCartKind } from '../../features/meals/in-cart/meal-in-cart-kind.ts'
import { pantryKind } from '../../features/pantry/pantry-kind.ts'
import { ratingKind } from '../../features/trips/rating/rating-kind.ts'
import { tripKind } from '../../features/trips/trip-kind.ts'
import { followOutbox } from './after-sending.ts'

// Whatever is sent gets shown and reported, since nothing is sent before this is loaded.
followOutbox()

/** Everything that the outbox can send. */
export const kinds: readonly AnyKind[] = [
  cartKind,
  copyKind,
  deletionKind,
  favoriteKind,
  listKind,
  listNameKind,
  mealInCartKind,
  mergeKind,
  newListKind,
  pantryKind,
  pauseKind,
  ratingKind,
  templateKind,
  tripKind,
  updateKind,
]
