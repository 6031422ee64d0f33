import { type } from '@orpc/contract'
import { z } from 'zod'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'
import { maxItemName } from '../lists/list-item.ts'
import { slugSchema } from '../meals/meal-keys.ts'
import { signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import { pantryEntrySchema } from './entry-schema.ts'
import type { PantryEntry } from './pantry-entry.ts'

const id = z.uuid()

/** The most entries that one request may write: undoing a large trip needs the most. */
const mostAtOnce = 200

const maxPortions = 100

export type Pantry = {
  /** False until something was put in; from then on trips add what they bought. */
  isKept: boolean
  entries: PantryEntry[]
  /** The owner, if it is another person's pantry. */
  owner: PantryOwner | null
  /** Whether those who may edit a plan of the shopper may use the shopper's own pantry. */
  isShared: boolean
  /** The people whose pantry the shopper may use instead of their own. */
  offered: PantryOwner[]
}

export type PantryOwner = { id: string; name: string }

/** What can be added by hand: a product, or free text. */
const thing = z.union([
  z.object({ productId: productIdSchema }),
  z.object({ words: writtenText().min(1).max(maxItemName) }),
])

// Every route answers with the resulting pantry. Entries are written as a whole, and every addition or removal has an
// id, so repeated requests change nothing.
export const pantryContract = {
  read: signedIn.route({ method: 'GET', path: '/pantry' }).output(type<Pantry>()),

  /** Adds new things, and marks those already there as full. */
  add: signedIn
    .route({ method: 'POST', path: '/pantry/entries' })
    .input(z.object({ things: z.array(thing).min(1).max(mostAtOnce) }))
    .output(type<Pantry>())
    .errors(refusals('PRODUCT_NOT_FOUND', 'PANTRY_FULL')),

  /** Writes and removes entries; a used-up entry that is not a staple is removed. */
  save: signedIn
    .route({ method: 'PUT', path: '/pantry/entries' })
    .input(
      z.object({
        entries: z.array(pantryEntrySchema).max(mostAtOnce).default([]),
        removed: z.array(pantryEntrySchema.shape.key).max(mostAtOnce).default([]),
      }),
    )
    .output(type<Pantry>())
    .errors(refusals('PANTRY_FULL')),

  /** Takes out what a meal needs; `taken` is absent if a change with this id was made before. */
  cook: signedIn
    .route({ method: 'POST', path: '/pantry/meals' })
    .input(
      z.object({
        id,
        slug: slugSchema,
        portions: z.number().min(0.25).max(maxPortions),
      }),
    )
    .output(type<{ pantry: Pantry; taken?: number | undefined }>())
    .errors(refusals('NOT_FOUND')),

  /** Undoes a cooked meal or a trip's additions, except for entries that were changed since. */
  undo: signedIn
    .route({ method: 'DELETE', path: '/pantry/changes/{id}' })
    .input(z.object({ id }))
    .output(type<Pantry>())
    .errors(refusals('PANTRY_FULL')),

  /**
   * Shares the shopper's pantry with those who may edit one of their plans, or stops sharing it.
   */
  share: signedIn
    .route({ method: 'PUT', path: '/pantry/sharing' })
    .input(z.object({ isShared: z.boolean() }))
    .output(type<Pantry>()),

  /** Uses another person's pantry, or the shopper's own again. */
  use: signedIn
    .route({ method: 'PUT', path: '/pantry/owner' })
    .input(z.object({ ownerId: z.string().min(1).max(100).nullable() }))
    .output(type<Pantry>())
    .errors(refusals('USER_NOT_FOUND')),
}
