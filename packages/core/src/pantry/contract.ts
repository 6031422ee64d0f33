import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { maxItemName } from '../lists/list-item.ts'
import { pantryEntrySchema } from './entry-schema.ts'
import type { PantryEntry } from './pantry-entry.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))
const id = z.uuid()

/** What one request may write at most: an Undo of a large trip writes the most. */
const mostAtOnce = 200

const maxPortions = 100

export type Pantry = {
  /** False until something was put in; then trips put in what they bought. */
  isKept: boolean
  entries: PantryEntry[]
  /** Whose it is, if it is another person's. */
  owner: PantryOwner | null
  /** Whether those who may edit a plan of the shopper may use the shopper's own pantry. */
  isShared: boolean
  /** The people whose pantry the shopper may use in place of an own one. */
  offered: PantryOwner[]
}

export type PantryOwner = { id: string; name: string }

/** What can be put in by hand: a product, or own words. */
const thing = z.union([
  z.object({ productId: z.string().min(1).max(200) }),
  z.object({ words: z.string().trim().min(1).max(maxItemName) }),
])

// Every route answers with the pantry as it is then. Entries are written as a whole, and what adds or takes has an
// id, so a repeated request changes nothing.
export const pantryContract = {
  read: signedIn.route({ method: 'GET', path: '/pantry' }).output(type<Pantry>()),

  /** Puts in what is not there, or makes it full. */
  add: signedIn
    .route({ method: 'POST', path: '/pantry/entries' })
    .input(z.object({ things: z.array(thing).min(1).max(mostAtOnce) }))
    .output(type<Pantry>())
    .errors(refusals('PRODUCT_NOT_FOUND', 'PANTRY_FULL')),

  /** Writes and removes entries; one that is used up and no staple is removed. */
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

  /** Takes out what a meal needs. */
  cook: signedIn
    .route({ method: 'POST', path: '/pantry/meals' })
    .input(
      z.object({
        id,
        slug: z.string().min(1).max(120),
        portions: z.number().min(0.25).max(maxPortions),
      }),
    )
    .output(type<{ pantry: Pantry; taken: number }>())
    .errors(refusals('NOT_FOUND')),

  /** Undoes a cooked meal or the putting in of a trip, except for entries that were changed since. */
  undo: signedIn
    .route({ method: 'DELETE', path: '/pantry/changes/{id}' })
    .input(z.object({ id }))
    .output(type<Pantry>()),

  /** Shares the own pantry with those who may edit a plan of the shopper, or ends that. */
  share: signedIn
    .route({ method: 'PUT', path: '/pantry/sharing' })
    .input(z.object({ isShared: z.boolean() }))
    .output(type<Pantry>()),

  /** Uses the pantry of another person, or the own one again. */
  use: signedIn
    .route({ method: 'PUT', path: '/pantry/owner' })
    .input(z.object({ ownerId: z.string().min(1).max(100).nullable() }))
    .output(type<Pantry>())
    .errors(refusals('USER_NOT_FOUND')),
}
