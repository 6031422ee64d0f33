import { maxItemQuantity } from '@aisleway/core/lists/list-item'
import { byOf, keyedRequest, type SignedIn, signedInRoutes } from '../../context/context.ts'
import { timeOnDevice } from '../../context/device-time.ts'
import { storeDayOf } from '../../context/store-day.ts'
import { answerOnce, unlessHandled } from '../idempotency/store.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { noteSeen } from './access/seen.ts'
import {
  changeList,
  changeStatus,
  changeTwoLists,
  editList,
  readableList,
} from './access/with-list.ts'
import { renameList, setTemplate } from './change-list.ts'
import { copyList, createList } from './create-list.ts'
import { deleteList, restoreList } from './delete-list.ts'
import { readDepartmentOrder, saveDepartmentOrder } from './department-order.ts'
import { countLists, readListPage } from './list-cards.ts'
import { loadedList, loadIntoCart, undoUpdate, updateFromCart } from './loaded-list.ts'
import { notifyChange } from './notify-members.ts'
import { applyToList, type OnCompletedChange } from './operations/apply-operations.ts'
import { countItemsOf, countOperations } from './operations/count-operations.ts'
import { mergeIntoList } from './operations/merge-into-list.ts'
import { itemsOfList } from './operations/new-items.ts'
import { operationsSince } from './operations/operations-since.ts'
import { pauseShopping, shopAgain, startShopping } from './shop-list.ts'
import { findList, headOf, readList } from './store.ts'

const routes = signedInRoutes.lists

/** Trips build on lists, so what a late change to a completed list does to its trip is given. */
export const listsRoutes = (onCompletedChange: OnCompletedChange) => ({
  page: routes.page.handler(({ context, input: { search = '', page, kind } }) => {
    // It reads all items of all lists.
    if (search.trim()) context.countRequests('computation')
    return readListPage(context.database, context.user.id, { search, page, kind })
  }),

  count: routes.count.handler(async ({ context }) => ({
    lists: await countLists(context.database, context.user.id),
  })),

  create: routes.create.handler(async ({ context, input, errors }) => {
    const outcome = await createList(context.database, input, creatorOf(context))
    if (outcome === 'cart_empty') throw errors.CART_EMPTY()
    if (outcome === 'id_taken') throw errors.BAD_REQUEST()
    if (outcome !== 'done') throw errors.TOO_MANY_LISTS()
    return { id: input.id }
  }),

  read: routes.read.handler(async ({ context, input, errors }) => {
    const list = await readableList(context, input.listId, errors)
    await noteSeen(context.database, list, context.user.id, context.now())
    return readList(context.database, list, context.now())
  }),

  sync: routes.sync.handler(async ({ context, input, errors }) => {
    const { listId, operations, ...position } = input
    if (operations.length > 0) {
      countOperations(context, operations)
      await editList(context, listId, errors, async (tx, list) => {
        const changed = await applyToList(tx, list, operations, {
          ...byOf(context),
          onCompletedChange,
        })
        if (changed === 'list_full') throw errors.LIST_FULL()
        return changed
      })
    }
    const list = await readableList(context, listId, errors)
    await noteSeen(context.database, list, context.user.id, context.now())
    return operationsSince(context.database, list, position)
  }),

  rename: routes.rename.handler(async ({ context, input: { listId, name }, errors }) =>
    headOf(await editList(context, listId, errors, (tx, list) => renameList(tx, list, name))),
  ),

  setTemplate: routes.setTemplate.handler(
    async ({ context, input: { listId, isTemplate }, errors }) =>
      headOf(
        await changeList(context, { listId, needed: 'own' }, errors, (tx, list) =>
          unlessHandled<AuthorizedList<'edit'>>(tx, keyedRequest(context), list, () =>
            setTemplate(tx, list, isTemplate),
          ),
        ),
      ),
  ),

  merge: routes.merge.handler(async ({ context, input, errors }) => {
    const { listId, from, operations, merged: ids, quantities } = input
    if (listId === from) throw errors.BAD_REQUEST()
    countOperations(context, operations)
    const by = byOf(context)
    return answerOnce(context.database.queries, keyedRequest(context), remember =>
      changeTwoLists(context, [listId, from], errors, async (tx, list, own) => {
        // Earlier versions of the app send no quantities.
        const added = new Map(ids.map((id, i) => [id, quantities[i] ?? maxItemQuantity]))
        const items = await itemsOfList(tx, from, added)
        countItemsOf(context)(items.length)
        const merged = await mergeIntoList(tx, list, items, { ...by, operations })
        if (merged === 'list_full') throw errors.LIST_FULL()
        await deleteList(tx, own, by.now)
        const { list: changed, ...merge } = merged
        await notifyChange(tx, changed, by)
        return remember(tx, { id: listId, ...merge })
      }),
    )
  }),

  departmentOrder: routes.departmentOrder.handler(async ({ context }) => {
    const { database, user, storeFacts } = context
    const departments = await readDepartmentOrder(database.queries, user.id, storeFacts.store.name)
    return { departments }
  }),

  saveDepartmentOrder: routes.saveDepartmentOrder.handler(
    async ({ context, input: { departments } }) => {
      const { database, user, storeFacts } = context
      await saveDepartmentOrder(database.queries, user.id, storeFacts.store.name, departments)
      return { departments }
    },
  ),

  start: routes.start.handler(async ({ context, input: { listId, isUnderWay }, errors }) => {
    const list = await changeStatus(context, listId, errors, (tx, list) =>
      startShopping(tx, list, { ...byOf(context), isUnderWay }),
    )
    await noteSeen(context.database, list, context.user.id, context.now())
    return readList(context.database, list, context.now())
  }),

  pause: routes.pause.handler(async ({ context, input: { listId, pausedAt }, errors }) =>
    headOf(
      await changeStatus(context, listId, errors, (tx, list) =>
        pauseShopping(tx, list, { pausedAt, now: context.now() }),
      ),
    ),
  ),

  shopAgain: routes.shopAgain.handler(async ({ context, input: { listId }, errors }) =>
    headOf(
      await editList(context, listId, errors, (tx, list) => shopAgain(tx, list, byOf(context))),
    ),
  ),

  loaded: routes.loaded.handler(async ({ context }) => {
    const loaded = await loadedList(context.database.queries, context.user.id)
    if (!loaded) return { list: null }
    const { list, ownWords } = loaded
    return { list: { ...headOf(list), ownWords: ownWords.map(({ name }) => name) } }
  }),

  updateFromCart: routes.updateFromCart.handler(async ({ context, input, errors }) => {
    countOperations(context, input.operations)
    await editList(context, input.listId, errors, async (tx, list) => {
      const changed = await updateFromCart(tx, list, input, byOf(context))
      if (changed === 'cart_empty') throw errors.CART_EMPTY()
      if (changed === 'cart_changed') throw errors.CART_CHANGED()
      if (changed === 'list_full') throw errors.LIST_FULL()
      return changed
    })
    return { id: input.listId }
  }),

  undoUpdate: routes.undoUpdate.handler(async ({ context, input, errors }) => {
    countOperations(context, input.operations)
    await editList(context, input.listId, errors, async (tx, list) => {
      const changed = await undoUpdate(tx, list, input, byOf(context))
      if (changed === 'list_full') throw errors.LIST_FULL()
      return changed
    })
    return { id: input.listId }
  }),

  copy: routes.copy.handler(async ({ context, input: { listId, ...wanted }, errors }) => {
    const { id } = wanted
    // On a retry, the list that it copied may be gone.
    const { database, user } = context
    if (typeof (await findList(database.queries, user.id, id, 'own')) === 'object') return { id }
    const list = await readableList(context, listId, errors)
    const by = creatorOf(context)
    const today = storeDayOf(context)(timeOnDevice(wanted.copiedAt, by.now))
    const outcome = await copyList(database, list, { ...wanted, today }, by)
    if (outcome === 'id_taken') throw errors.BAD_REQUEST()
    if (outcome !== 'done') throw errors.TOO_MANY_LISTS()
    return { id }
  }),

  // It only reads the list, but locks it before the user, as everywhere: the opposite order could deadlock.
  loadIntoCart: routes.loadIntoCart.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'view' }, errors, async (tx, list) => {
      const loaded = await loadIntoCart(tx, list, context.user.id)
      if (loaded === 'cart_full') throw errors.CART_FULL()
      return loaded
    }),
  ),

  remove: routes.remove.handler(async ({ context, input: { listId }, errors }) => {
    await answerOnce(context.database.queries, keyedRequest(context), remember =>
      // One that another device has deleted is no error: it is gone, as wanted.
      changeList(context, { listId, needed: 'own', isDeleted: true }, errors, async (tx, list) => {
        await deleteList(tx, list, context.now())
        return remember(tx, null)
      }),
    )
    return { id: listId }
  }),

  restore: routes.restore.handler(async ({ context, input: { listId }, errors }) => {
    await changeList(context, { listId, needed: 'own', isDeleted: true }, errors, (tx, list) =>
      unlessHandled(tx, keyedRequest(context), undefined, () => restoreList(tx, list)),
    )
    return { id: listId }
  }),
})

function creatorOf(context: SignedIn) {
  return { ...byOf(context), countItems: countItemsOf(context) }
}
