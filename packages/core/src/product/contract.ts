import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import type { ProductFacts } from '../catalogue/facts/product-facts.ts'
import type { Product } from '../catalogue/product.ts'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'
import { signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import { maxNoteLength } from './note.ts'

type MealLink = { slug: string; name: string; imageUrl: string }

/** What only a product's details page shows, beyond a search record. */
export type ProductDetails = {
  product: Product
  /** One sentence; empty if the catalogue has none. */
  description: string
  /** The 14-digit number of its barcode; empty if the catalogue has none. */
  gtin: string
  /** Null if the composition is unknown, as for every imported product. */
  facts: ProductFacts | null
  /** The other sizes of the same product, smallest first. */
  sizes: Product[]
  similar: Product[]
  boughtTogether: Product[]
  /** The meals that use it, and the foods that it is in them. */
  meals: { count: number; first: MealLink[]; foods: string[] }
}

const note = z.object({ text: z.string() })

export const productContract = {
  /** POST with the id in the body, because an id may contain a slash. */
  details: oc
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .route({ method: 'POST', path: '/products/details' })
    .input(z.object({ id: productIdSchema }))
    .output(type<ProductDetails>()),

  /** The shopper's own note; empty if there is none. */
  note: signedIn
    .route({ method: 'POST', path: '/products/note' })
    .input(z.object({ id: productIdSchema }))
    .output(note),

  /** An empty text deletes the note. */
  saveNote: signedIn
    .route({ method: 'PUT', path: '/products/note' })
    .input(z.object({ id: productIdSchema, text: writtenText().max(maxNoteLength) }))
    .output(note)
    .errors(refusals('PRODUCT_NOT_FOUND')),
}
