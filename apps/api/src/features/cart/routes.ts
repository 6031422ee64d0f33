import { keyedRequest, type SignedIn, signedInRoutes } from '../../context/context.ts'
import { handleOnce } from '../idempotency/store.ts'
import { clearCart, mergeIntoCart, readCart, setCartQuantity } from './store.ts'

const routes = signedInRoutes.cart

export const cartRoutes = {
  read: routes.read.handler(({ context }) => wholeCart(context)),

  setQuantity: routes.setQuantity.handler(async ({ context, input, errors }) => {
    const outcome = await setCartQuantity(context.database, keyedRequest(context), input)
    if (outcome === 'product_not_found') throw errors.PRODUCT_NOT_FOUND()
    if (outcome === 'cart_full') throw errors.CART_FULL()
    return wholeCart(context)
  }),

  clear: routes.clear.handler(async ({ context }) => {
    await clearCart(context.database, keyedRequest(context))
    return wholeCart(context)
  }),

  merge: routes.merge.handler(async ({ context, input }) => {
    await handleOnce(context.database.queries, keyedRequest(context), async tx => {
      await mergeIntoCart(tx, context.user.id, input.items)
      return 'done'
    })
    return wholeCart(context)
  }),
}

async function wholeCart({ database, user }: SignedIn) {
  return { items: await readCart(database, user.id) }
}
