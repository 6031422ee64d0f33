import { type } from '@orpc/contract'
import { z } from 'zod'
import { productIdSchema } from '../../catalogue/product-schema.ts'
import { refusals } from '../../errors.ts'
import { listId, oneList, signedIn } from '../../route-bases.ts'
import type { ListMerge } from '../contract.ts'
import { maxItemQuantity, maxListItems } from '../list-item.ts'
import { itemIdSchema, itemSchema, operationSchema } from '../operation-schema.ts'
import { listName } from './list-name.ts'

/** Ignores items without an id; the server assigns theirs. */
function areDistinct(items: readonly { itemId?: string | undefined }[]): boolean {
  const ids = items.flatMap(({ itemId }) => itemId ?? [])
  return new Set(ids).size === ids.length
}

/** The ids that a device assigned to items created from others, by the ids of their sources. */
const itemIds = (source: z.ZodType<string, string>) =>
  z
    .record(source, itemIdSchema)
    .refine(ids => areDistinct(Object.values(ids).map(itemId => ({ itemId }))))
    .default({})

/** Creating lists from a cart, from given items or from another list, and merging them. */
export const creationRoutes = {
  /**
   * Saves the cart as a list and empties it, or creates a list from the given items. Free-text items of the list from
   * which the cart was loaded are carried over, because a cart cannot hold them. The client chooses the id, so a
   * repeated request creates one list.
   */
  create: signedIn
    .route({ method: 'POST', path: '/lists' })
    .input(
      z.object({
        id: listId,
        name: listName,
        /** The plan itself then arrives as operations. */
        isPlan: z.boolean().default(false),
        /** A device that already created the list, and may have changed it, sends the ids of its items. */
        from: z.union([
          z.literal('cart'),
          z
            .array(itemSchema.extend({ itemId: itemIdSchema.optional() }))
            .max(maxListItems)
            .refine(areDistinct),
        ]),
        /** The same for items that come from the cart, by product id. */
        itemIds: itemIds(productIdSchema),
      }),
    )
    .output(z.object({ id: listId }))
    .errors(refusals('BAD_REQUEST', 'CART_EMPTY', 'TOO_MANY_LISTS')),

  /** A plan is copied too, moved to its next week. A device that already made the copy says when. */
  copy: oneList
    .route({ method: 'POST', path: '/lists/{listId}/copy' })
    .input(
      z.object({
        listId,
        id: listId,
        name: listName,
        itemIds: itemIds(itemIdSchema),
        copiedAt: z.iso.datetime().optional(),
      }),
    )
    .output(z.object({ id: listId }))
    .errors(refusals('BAD_REQUEST', 'TOO_MANY_LISTS')),

  /**
   * Adds the items of another list, without its plan, to this one, and deletes that list. A device that has already
   * shown the result sends its operations, and which items they cover.
   */
  merge: oneList
    .route({ method: 'POST', path: '/lists/{listId}/merge' })
    .input(
      z.object({
        listId,
        from: listId,
        operations: z
          .array(operationSchema)
          .max(2 * maxListItems)
          .default([]),
        merged: z.array(itemIdSchema).max(maxListItems).default([]),
        /** The quantity of each item in `merged`; any increase since then is added, too. */
        quantities: z.array(z.int().min(1).max(maxItemQuantity)).max(maxListItems).default([]),
      }),
    )
    .output(type<ListMerge & { id: string }>())
    .errors(refusals('LIST_FULL', 'BAD_REQUEST')),
}
