import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { cartLinesSchema, productIdSchema } from '../cart/cart-schema.ts'
import { departments } from '../catalogue/departments.ts'
import { refusals } from '../errors.ts'
import { listStatuses, maxListName } from './list.ts'
import { maxItemQuantity, maxListItems } from './list-item.ts'
import type { ItemChange, ListOperation, ListRecord } from './list-operations.ts'
import { itemIdSchema, itemSchema, operationSchema, operationsSchema } from './operation-schema.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))
const oneList = oc.errors(refusals('UNAUTHORIZED', 'LIST_NOT_FOUND', 'FORBIDDEN'))
const listId = z.uuid()
const name = z.string().trim().min(1).max(maxListName)

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

const departmentOrder = z
  .array(z.enum([...departments, 'Other']))
  .max(departments.length + 1)
  .refine(all => new Set(all).size === all.length)

const listHeadSchema = z.object({
  id: listId,
  name: z.string(),
  status: z.enum(listStatuses),
  isShared: z.boolean(),
  /** A template is copied for each trip, and never shopped itself. */
  isTemplate: z.boolean(),
  /** Whether it holds a meal plan. */
  isPlan: z.boolean(),
  /** False if the list is shared with this shopper. */
  isOwner: z.boolean(),
  /** The access of this shopper (answer 20). */
  access: z.enum(['own', 'edit', 'view']),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  lastShoppedAt: z.iso.datetime().nullable(),
  /** When the current trip was paused, earliest first. */
  pauses: z.array(z.iso.datetime()),
  /** The number of the current trip; devices may keep a copy from before it was sent. */
  round: z.int().optional(),
})

/** A list as its card shows it; the figures are derived from its items, with today's or frozen prices. */
const listCardSchema = listHeadSchema.extend({
  itemsCount: z.int(),
  checkedCount: z.int(),
  totalCents: z.int(),
  /** Includes invited people; it is above 0 exactly if the list is shared. */
  collaboratorsCount: z.int(),
  /** The first two items. */
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      priceCents: z.int().nullable(),
      lineTotalCents: z.int().nullish(),
      imageUrl: z.string(),
      department: z.enum([...departments, 'Other']),
    }),
  ),
})

export type ListHead = z.infer<typeof listHeadSchema>
export type ListCard = z.infer<typeof listCardSchema>

/** The store's price of an item: today's, or the one frozen when the trip began (answer 17). See `pricedItem`. */
export type ItemPrice = {
  priceCents: number
  originalPriceCents: number | null
  isRetired: boolean
}

export type ListDetail = ListHead & {
  state: ListRecord
  /** By item id; free text has no price. A price edited in the state takes precedence. */
  prices: Record<string, ItemPrice>
  /** The number of its last operation; later ones can be requested. */
  sequence: number
  /** By which a server that was restored from a backup finds that another operation has this number there. */
  lastOperationId?: string | undefined
}

/** The changes since a known operation. If the sequence is below that, the list must be read anew. */
export type ListChanges = Pick<ListDetail, 'prices' | 'sequence' | 'lastOperationId'> & {
  head: ListHead
  operations: ListOperation[]
}

/** What merging a list has changed, and the changed items as they were before: `undoChanges` needs both. */
export type ListMerge = { changes: ItemChange[]; before: ListRecord }

/** The operations that make a list match the cart, in one message: list and cart may each hold as much as a list. */
const updateSchema = z.object({
  listId,
  operations: z.array(operationSchema).max(2 * maxListItems),
  cart: cartLinesSchema,
})

export const listsContract = {
  /** A page of the shopper's lists, newest first. `search` covers the names of lists and items. */
  page: signedIn
    .route({ method: 'GET', path: '/lists' })
    .input(
      z.object({
        search: z.string().max(100).optional(),
        /** Only lists with a meal plan. */
        kind: z.literal('plan').optional(),
        page: z.coerce.number().int().min(0).max(10_000).default(0),
      }),
    )
    .output(
      z.object({
        lists: z.array(listCardSchema),
        total: z.int(),
        pageCount: z.int(),
        /** Listed separately, on the first page only; a search finds them among the lists. */
        templates: z.array(listCardSchema),
      }),
    ),

  count: signedIn
    .route({ method: 'GET', path: '/lists/count' })
    .output(z.object({ lists: z.int() })),

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
        name,
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

  read: oneList
    .route({ method: 'GET', path: '/lists/{listId}' })
    .input(z.object({ listId }))
    .output(type<ListDetail>()),

  /** Sends this device's operations and receives those that it lacks; duplicates are ignored. */
  sync: oneList
    .route({ method: 'POST', path: '/lists/{listId}/operations' })
    .input(
      z.object({
        listId,
        operations: operationsSchema,
        since: z.int().min(0),
        /** The id of the operation with the number `since`; earlier versions of the app send none. */
        lastOperationId: z.string().max(100).optional(),
      }),
    )
    .output(type<ListChanges>())
    .errors(refusals('LIST_FULL')),

  rename: oneList
    .route({ method: 'PATCH', path: '/lists/{listId}' })
    .input(z.object({ listId, name }))
    .output(listHeadSchema),

  setTemplate: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/template' })
    .input(z.object({ listId, isTemplate: z.boolean() }))
    .output(listHeadSchema),

  /** The account's own department order for this store; empty if it uses the store's. */
  departmentOrder: signedIn
    .route({ method: 'GET', path: '/department-order' })
    .output(z.object({ departments: departmentOrder })),

  saveDepartmentOrder: signedIn
    .route({ method: 'PUT', path: '/department-order' })
    .input(z.object({ departments: departmentOrder }))
    .output(z.object({ departments: departmentOrder })),

  /**
   * Starts or resumes the trip and returns the list; prices freeze at the first start. A completed list starts another
   * trip, unless the device only goes on with one (`isUnderWay`).
   */
  start: oneList
    .route({ method: 'POST', path: '/lists/{listId}/start' })
    .input(z.object({ listId, isUnderWay: z.boolean().default(false) }))
    .output(type<ListDetail>()),

  /** Ticks are kept (answer 23). An offline device reports the time of the pause later. */
  pause: oneList
    .route({ method: 'POST', path: '/lists/{listId}/pause' })
    .input(z.object({ listId, pausedAt: z.iso.datetime().optional() }))
    .output(listHeadSchema),

  /** Prepares a completed list for another trip, without ticks and with today's prices (answer 22). */
  shopAgain: oneList
    .route({ method: 'POST', path: '/lists/{listId}/again' })
    .input(z.object({ listId }))
    .output(listHeadSchema),

  /** The list from which the cart was loaded, as long as one of its products is still in the cart. */
  loaded: signedIn.route({ method: 'GET', path: '/lists/loaded' }).output(
    z.object({
      list: listHeadSchema
        .pick({ id: true, name: true, access: true })
        .extend({
          /** The free-text items, which are carried over if the cart is saved as a new list. */
          ownWords: z.array(z.string()),
        })
        .nullable(),
    }),
  ),

  /** Applies to the list the changes that the shopper was shown, and empties the cart. */
  updateFromCart: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/items' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('CART_EMPTY', 'CART_CHANGED', 'LIST_FULL')),

  /** Undoes such an update and restores its cart. */
  undoUpdate: oneList
    .route({ method: 'POST', path: '/lists/{listId}/items/undo' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('LIST_FULL')),

  /** A plan is copied too, moved to its next week. A device that already made the copy says when. */
  copy: oneList
    .route({ method: 'POST', path: '/lists/{listId}/copy' })
    .input(
      z.object({
        listId,
        id: listId,
        name,
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

  /** Copies the list into the cart: for each product the larger quantity counts. */
  loadIntoCart: oneList
    .route({ method: 'POST', path: '/lists/{listId}/cart' })
    .input(z.object({ listId }))
    .output(
      z.object({
        loaded: z.int(),
        /** The free-text items, which stay on the list only. */
        ownWords: z.array(z.string()),
        noLongerSold: z.array(z.string()),
      }),
    )
    .errors(refusals('CART_FULL')),

  remove: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),

  /** Undoes a removal within a day. */
  restore: oneList
    .route({ method: 'POST', path: '/lists/{listId}/restore' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),
}
