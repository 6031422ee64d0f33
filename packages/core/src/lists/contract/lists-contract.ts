import { type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../../errors.ts'
import { listId, oneList, signedIn } from '../../route-bases.ts'
import { type ListChanges, type ListDetail, listCardSchema, listHeadSchema } from '../contract.ts'
import { operationsSchema } from '../operation-schema.ts'
import { cartRoutes } from './cart-routes.ts'
import { creationRoutes } from './creation-routes.ts'
import { departmentOrderRoutes } from './department-order-routes.ts'
import { listName } from './list-name.ts'
import { tripRoutes } from './trip-routes.ts'

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
    .input(z.object({ listId, name: listName }))
    .output(listHeadSchema),

  setTemplate: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/template' })
    .input(z.object({ listId, isTemplate: z.boolean() }))
    .output(listHeadSchema),

  remove: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),

  /** Undoes a removal within a day. */
  restore: oneList
    .route({ method: 'POST', path: '/lists/{listId}/restore' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId })),

  ...creationRoutes,
  ...tripRoutes,
  ...cartRoutes,
  ...departmentOrderRoutes,
}
