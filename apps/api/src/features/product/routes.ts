import { publicRoutes, signedInRoutes } from '../../context/context.ts'
import { readLagging } from '../../context/read-lagging.ts'
import { findProducts } from '../catalogue/store.ts'
import { productDetails } from './details.ts'
import { readNote, saveNote } from './notes-store.ts'

export const productRoutes = {
  details: publicRoutes.product.details.handler(async ({ context, input, errors }) => {
    const details = await readLagging(context, database =>
      productDetails({ ...context, database }, input.id),
    )
    if (!details) throw errors.PRODUCT_NOT_FOUND()
    return details
  }),

  note: signedInRoutes.product.note.handler(async ({ context, input }) => ({
    text: await readNote(context.database, { userId: context.user.id, productId: input.id }),
  })),

  saveNote: signedInRoutes.product.saveNote.handler(async ({ context, input, errors }) => {
    const { database, user, now } = context
    const [product] = await findProducts(database, [input.id])
    if (!product) throw errors.PRODUCT_NOT_FOUND()
    await saveNote(database, { userId: user.id, productId: input.id }, input.text, now())
    return { text: input.text }
  }),
}
