import { withAmount } from '@aisleway/core/pantry/amounts'
import type { Pantry } from '@aisleway/core/pantry/contract'
import { isPast, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { putIn, type Supply } from '@aisleway/core/pantry/put-in'
import { takeOut } from '@aisleway/core/pantry/take-out'
import { lockUser } from '../../auth/lock-user.ts'
import { byOf, keyedRequest, type SignedIn, signedInRoutes } from '../../context/context.ts'
import { storeToday } from '../../context/store-day.ts'
import type { Queries } from '../../db/database.ts'
import { findProducts } from '../catalogue/store.ts'
import { unlessHandled } from '../idempotency/store.ts'
import { findMeal } from '../meals/recipes/find-meal.ts'
import { changePantry, choosePantry, readPantry, sharePantry, undoChange } from './store.ts'
import { supplyOf, supplyOfWords } from './supplies.ts'
import { keepsPantry } from './used-pantry.ts'
import { writtenOnDevice } from './written-on-device.ts'

const routes = signedInRoutes.pantry

export const pantryRoutes = {
  read: routes.read.handler(({ context }) => readPantry(context.database.queries, context.user.id)),

  add: routes.add.handler(async ({ context, input, errors }) => {
    const menu = context.menu.today()
    const today = storeToday(context)
    const ids = input.things.flatMap(thing => ('productId' in thing ? thing.productId : []))
    const products = new Map(
      (await findProducts(context.database, ids)).map(product => [product.id, product]),
    )
    const supplies = input.things.map((thing): Supply => {
      if ('words' in thing) return supplyOfWords(menu, thing.words, today)
      const product = products.get(thing.productId)
      if (!product) throw errors.PRODUCT_NOT_FOUND()
      return supplyOf(menu, product, 1, today)
    })
    return changed(context, async tx => {
      const outcome = await changePantry(
        tx,
        byOf(context),
        known =>
          new Map(
            supplies.map(supply => [supply.key, filled(known.get(supply.key), supply, today)]),
          ),
      )
      if (outcome === 'pantry_full') throw errors.PANTRY_FULL()
    })
  }),

  save: routes.save.handler(async ({ context, input, errors }) => {
    const menu = context.menu.today()
    const today = storeToday(context)
    const ids = input.entries.flatMap(({ productId }) => productId ?? [])
    const pictures = new Map(
      (await findProducts(context.database, ids)).map(({ id, imageUrl }) => [id, imageUrl]),
    )
    const pictureOf = (productId: string | null) => pictures.get(productId ?? '') ?? ''
    return changed(context, async tx => {
      const outcome = await changePantry(tx, byOf(context), known =>
        writtenOnDevice(menu, known, input, { today, pictureOf }),
      )
      if (outcome === 'pantry_full') throw errors.PANTRY_FULL()
    })
  }),

  cook: routes.cook.handler(async ({ context, input, errors }) => {
    const meal = await findMeal(context, input.slug)
    if (!meal) throw errors.NOT_FOUND()
    const scale = input.portions / meal.servings
    const needs = (meal.ingredients ?? []).map(({ food, grams }) => ({
      food,
      grams: grams === null ? null : grams * scale,
    }))
    let taken: number | undefined
    const pantry = await changed(context, async tx => {
      // A pantry begins when something is added.
      if (!(await keepsPantry(tx, context.user.id))) return
      const outcome = await changePantry(
        tx,
        { ...byOf(context), id: input.id },
        known => new Map(takeOut([...known.values()], needs).map(entry => [entry.key, entry])),
      )
      // It only takes out, so the pantry is never full.
      if (typeof outcome === 'number') taken = outcome
    })
    return { pantry, taken }
  }),

  undo: routes.undo.handler(({ context, input, errors }) =>
    changed(context, async tx => {
      const outcome = await undoChange(tx, { ...byOf(context), id: input.id })
      if (outcome === 'pantry_full') throw errors.PANTRY_FULL()
    }),
  ),

  share: routes.share.handler(({ context, input }) =>
    changed(context, tx => sharePantry(tx, context.user.id, input.isShared)),
  ),

  use: routes.use.handler(({ context, input, errors }) =>
    changed(context, async tx => {
      const outcome = await choosePantry(tx, context.user.id, input.ownerId)
      if (outcome === 'not_offered') throw errors.USER_NOT_FOUND()
    }),
  ),
}

/** Does the work once in one transaction, and answers with the resulting pantry. */
function changed(context: SignedIn, work: (tx: Queries) => Promise<void>): Promise<Pantry> {
  const { database, user } = context
  return database.queries.transaction(async tx => {
    await lockUser(tx, user.id)
    await unlessHandled(tx, keyedRequest(context), undefined, () => work(tx))
    return readPantry(tx, user.id)
  })
}

/** A shopper who sees it on the shelf adds it: it becomes full, but no fuller than what is not past its day. */
function filled(known: PantryEntry | undefined, supply: Supply, today: string): PantryEntry {
  const isThere = known && known.amount !== 'out' && !isPast(known, today)
  return isThere ? withAmount(known, 'full') : putIn(known, supply, today)
}
