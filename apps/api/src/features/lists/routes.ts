import type { User } from '@aisleway/core/account/session'
import { type Context, signedInRoutes } from '../../context.ts'
import { applyToList } from './apply-operations.ts'
import {
  copyList,
  createList,
  deleteList,
  loadIntoCart,
  pauseShopping,
  renameList,
  restoreList,
  shopAgain,
  startShopping,
  updateFromCart,
} from './change-list.ts'
import { newsSince } from './news.ts'
import { countLists, headOf, readList, readListPage } from './store.ts'
import { changeList, readableList } from './with-list.ts'

const routes = signedInRoutes.lists

export const listsRoutes = {
  page: routes.page.handler(({ context, input: { search = '', page } }) =>
    readListPage(context.database, context.user.id, { search, page }),
  ),

  count: routes.count.handler(async ({ context }) => ({
    lists: await countLists(context.database, context.user.id),
  })),

  create: routes.create.handler(async ({ context, input, errors }) => {
    const outcome = await createList(context.database, input, byOf(context))
    if (outcome === 'cart_empty') throw errors.CART_EMPTY()
    if (outcome !== 'done') throw errors.TOO_MANY_LISTS()
    return { id: input.id }
  }),

  read: routes.read.handler(async ({ context, input, errors }) =>
    readList(context.database, context.user.id, await readableList(context, input.listId, errors)),
  ),

  sync: routes.sync.handler(async ({ context, input: { listId, operations, since }, errors }) => {
    if (operations.length > 0) {
      await changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
        const outcome = await applyToList(tx, list, operations, byOf(context))
        if (outcome === 'list_full') throw errors.LIST_FULL()
      })
    }
    const list = await readableList(context, listId, errors)
    return newsSince(context.database, context.user.id, list, since)
  }),

  rename: routes.rename.handler(({ context, input: { listId, name }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) =>
      headOf(await renameList(tx, list, name), context.user.id),
    ),
  ),

  start: routes.start.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) =>
      headOf(await startShopping(tx, list, byOf(context)), context.user.id),
    ),
  ),

  pause: routes.pause.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) =>
      headOf(await pauseShopping(tx, list), context.user.id),
    ),
  ),

  shopAgain: routes.shopAgain.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) =>
      headOf(await shopAgain(tx, list, byOf(context)), context.user.id),
    ),
  ),

  updateFromCart: routes.updateFromCart.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
      const outcome = await updateFromCart(tx, list, byOf(context))
      if (outcome === 'cart_empty') throw errors.CART_EMPTY()
      return { id: listId }
    }),
  ),

  copy: routes.copy.handler(async ({ context, input: { listId, id, name }, errors }) => {
    const list = await readableList(context, listId, errors)
    const outcome = await copyList(context.database, list, { id, name }, byOf(context))
    if (outcome !== 'done') throw errors.TOO_MANY_LISTS()
    return { id }
  }),

  loadIntoCart: routes.loadIntoCart.handler(async ({ context, input, errors }) =>
    loadIntoCart(
      context.database,
      await readableList(context, input.listId, errors),
      context.user.id,
    ),
  ),

  remove: routes.remove.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'own' }, errors, async (tx, list) => {
      await deleteList(tx, list, context.now())
      return { id: listId }
    }),
  ),

  restore: routes.restore.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'own', isDeleted: true }, errors, async (tx, list) => {
      await restoreList(tx, list)
      return { id: listId }
    }),
  ),
}

function byOf({ user, now }: Context & { user: User }) {
  return { userId: user.id, now: now() }
}
