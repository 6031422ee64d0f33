import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { cartLinesSchema } from '../cart/cart-schema.ts'
import { departments } from '../catalogue/departments.ts'
import { diets } from '../catalogue/diets.ts'
import { refusals } from '../errors.ts'
import { stampPattern } from './hybrid-clock.ts'
import { listStatuses, maxListName } from './list.ts'
import { maxItemName, maxItemQuantity, maxListItems } from './list-item.ts'
import { type ListOperation, type ListRecord, maxOperationsAtOnce } from './list-operations.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))
const oneList = oc.errors(refusals('UNAUTHORIZED', 'LIST_NOT_FOUND', 'FORBIDDEN'))
const listId = z.uuid()
const name = z.string().trim().min(1).max(maxListName)
const cents = z.int().min(0).max(10_000_000)

const listHeadSchema = z.object({
  id: listId,
  name: z.string(),
  status: z.enum(listStatuses),
  isShared: z.boolean(),
  /** False: shared with this shopper. */
  isOwner: z.boolean(),
  /** What this shopper may do (answer 20). */
  access: z.enum(['own', 'edit', 'view']),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  lastShoppedAt: z.iso.datetime().nullable(),
  /** When the present trip was paused, the earliest first. */
  pauses: z.array(z.iso.datetime()),
})

/** A list as its card shows it; figures are derived from its items, prices are today's or frozen. */
const listCardSchema = listHeadSchema.extend({
  itemsCount: z.int(),
  checkedCount: z.int(),
  totalCents: z.int(),
  /** Invited ones included; above 0 just when the list is shared. */
  collaboratorsCount: z.int(),
  /** The first two. */
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      priceCents: z.int().nullable(),
      imageUrl: z.string(),
      department: z.enum([...departments, 'Other']),
    }),
  ),
})

export type ListHead = z.infer<typeof listHeadSchema>
export type ListCard = z.infer<typeof listCardSchema>

/** What an item costs now: today's price, or the one frozen when the trip began (answer 17). */
export type ItemPrice = {
  priceCents: number
  originalPriceCents: number | null
  isRetired: boolean
}

export type ListDetail = ListHead & {
  state: ListRecord
  /** By item id; free text has none. An edited price in the state goes before it. */
  prices: Record<string, ItemPrice>
  /** The last operation in it; what follows can be asked for. */
  sequence: number
}

/** What happened since. */
export type ListChanges = Pick<ListDetail, 'prices' | 'sequence'> & {
  head: ListHead
  operations: ListOperation[]
}

const plannedItemSchema = z.object({
  productId: z.string().max(200).nullable(),
  name: z.string().trim().min(1).max(maxItemName),
  quantity: z.int().min(1).max(maxItemQuantity),
  priceCents: cents.nullable(),
  origin: z.enum(['list', 'aisle', 'deal']),
})

/** A swap belongs to a trip: an item comes onto a new list without. */
const itemSchema = plannedItemSchema.extend({
  imageUrl: z.string().max(2000),
  weightQuantity: z.string().max(100),
  department: z.enum([...departments, 'Other']),
  diets: z.array(z.enum(diets)),
  originalPriceCents: cents.nullable(),
  addedBy: z.string().max(100),
})

/** A name that every object has, such as "constructor", is no id. */
const id = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .refine(text => !(text in Object.prototype))

const operationBase = { id, at: z.string().regex(stampPattern), itemId: id }

const operationSchema = z.discriminatedUnion('kind', [
  z.object({
    ...operationBase,
    kind: z.literal('add'),
    item: itemSchema.extend({ insteadOf: plannedItemSchema.exactOptional() }),
  }),
  z.object({ ...operationBase, kind: z.literal('more'), by: z.int().min(1).max(maxItemQuantity) }),
  z.object({
    ...operationBase,
    kind: z.literal('quantity'),
    quantity: z.int().min(1).max(maxItemQuantity),
  }),
  z.object({ ...operationBase, kind: z.literal('price'), priceCents: cents }),
  z.object({
    ...operationBase,
    kind: z.literal('check'),
    isChecked: z.boolean(),
    by: z.string().max(100),
  }),
  z.object({ ...operationBase, kind: z.literal('remove') }),
  z.object({ ...operationBase, kind: z.literal('restore') }),
]) satisfies z.ZodType<ListOperation>

export const operationsSchema = z.array(operationSchema).max(maxOperationsAtOnce)

/** What makes a list what a cart holds, in one message: each may hold as much as a list. */
const updateSchema = z.object({
  listId,
  operations: z.array(operationSchema).max(2 * maxListItems),
  cart: cartLinesSchema,
})

export const listsContract = {
  /** A page of the shopper's lists, newest first. `search` looks at names of lists and items. */
  page: signedIn
    .route({ method: 'GET', path: '/lists' })
    .input(
      z.object({
        search: z.string().max(100).optional(),
        page: z.coerce.number().int().min(0).max(10_000).default(0),
      }),
    )
    .output(z.object({ lists: z.array(listCardSchema), total: z.int(), pageCount: z.int() })),

  count: signedIn
    .route({ method: 'GET', path: '/lists/count' })
    .output(z.object({ lists: z.int() })),

  /**
   * Saves the cart as a list and empties it, or makes a list of these items. What a cart cannot hold of
   * the list that it was loaded from, the items in own words, comes along. The id is the sender's: sent
   * twice, it is one list.
   */
  create: signedIn
    .route({ method: 'POST', path: '/lists' })
    .input(
      z.object({
        id: listId,
        name,
        from: z.union([z.literal('cart'), z.array(itemSchema).max(maxListItems)]),
      }),
    )
    .output(z.object({ id: listId }))
    .errors(refusals('CART_EMPTY', 'TOO_MANY_LISTS')),

  read: oneList
    .route({ method: 'GET', path: '/lists/{listId}' })
    .input(z.object({ listId }))
    .output(type<ListDetail>()),

  /** Sends this device's operations and hears those it has not; sent twice, they count once. */
  sync: oneList
    .route({ method: 'POST', path: '/lists/{listId}/operations' })
    .input(z.object({ listId, operations: operationsSchema, since: z.int().min(0) }))
    .output(type<ListChanges>())
    .errors(refusals('LIST_FULL')),

  rename: oneList
    .route({ method: 'PATCH', path: '/lists/{listId}' })
    .input(z.object({ listId, name }))
    .output(listHeadSchema),

  /** Begins or goes on with the trip; prices freeze at the first start. */
  start: oneList
    .route({ method: 'POST', path: '/lists/{listId}/start' })
    .input(z.object({ listId }))
    .output(listHeadSchema),

  /** Ticks stay (answer 23). */
  pause: oneList
    .route({ method: 'POST', path: '/lists/{listId}/pause' })
    .input(z.object({ listId }))
    .output(listHeadSchema),

  /** A completed list is made ready for another trip: ticks cleared, today's prices (answer 22). */
  shopAgain: oneList
    .route({ method: 'POST', path: '/lists/{listId}/again' })
    .input(z.object({ listId }))
    .output(listHeadSchema),

  /** The list that the cart was loaded from, while something loaded with it is still in the cart. */
  loaded: signedIn.route({ method: 'GET', path: '/lists/loaded' }).output(
    z.object({
      list: listHeadSchema
        .pick({ id: true, name: true, access: true })
        .extend({
          /** The items in own words: saved as a new list, they come along. */
          ownWords: z.array(z.string()),
        })
        .nullable(),
    }),
  ),

  /** Does to the list what the shopper was shown that this cart would change, and empties the cart. */
  updateFromCart: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/items' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('CART_EMPTY', 'CART_CHANGED', 'LIST_FULL')),

  /** Takes such an update back, and puts its cart back. */
  undoUpdate: oneList
    .route({ method: 'POST', path: '/lists/{listId}/items/undo' })
    .input(updateSchema)
    .output(z.object({ id: listId }))
    .errors(refusals('LIST_FULL')),

  copy: oneList
    .route({ method: 'POST', path: '/lists/{listId}/copy' })
    .input(z.object({ listId, id: listId, name }))
    .output(z.object({ id: listId }))
    .errors(refusals('TOO_MANY_LISTS')),

  /** Copies the list into the cart: of each product the larger quantity stays. */
  loadIntoCart: oneList
    .route({ method: 'POST', path: '/lists/{listId}/cart' })
    .input(z.object({ listId }))
    .output(
      z.object({
        loaded: z.int(),
        /** What stays on the list alone. */
        ownWords: z.array(z.string()),
        noLongerSold: z.array(z.string()),
      }),
    )
    .errors(refusals('CART_FULL')),

  remove: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),

  /** Undoes a removal of the last day. */
  restore: oneList
    .route({ method: 'POST', path: '/lists/{listId}/restore' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),
}
