import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { listStatuses } from './list.ts'
import type { ItemChange, ListOperation, ListRecord } from './list-operations.ts'

// What the routes of lists answer; `contract/` has the routes by subject.

export const listHeadSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(listStatuses),
  isShared: z.boolean(),
  /** A template is copied for each trip, and never shopped itself. */
  isTemplate: z.boolean(),
  /** Whether it holds a meal plan. */
  isPlan: z.boolean(),
  /** False if the list is shared with this shopper. */
  isOwner: z.boolean(),
  /** The access of this shopper (answer 20). */
  access: z.enum(['own', 'edit', 'view']),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  lastShoppedAt: z.iso.datetime().nullable(),
  /** When the current trip was paused, earliest first. */
  pauses: z.array(z.iso.datetime()),
  /** The number of the current trip; devices may keep a copy from before it was sent. */
  round: z.int().optional(),
})

/** A list as its card shows it; the figures are derived from its items, with today's or frozen prices. */
export const listCardSchema = listHeadSchema.extend({
  itemsCount: z.int(),
  checkedCount: z.int(),
  totalCents: z.int(),
  /** Includes invited people; it is above 0 exactly if the list is shared. */
  collaboratorsCount: z.int(),
  /** The first two items; of a search, the first two it finds, then others. */
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      priceCents: z.int().nullable(),
      lineTotalCents: z.int().nullish(),
      imageUrl: z.string(),
      department: z.enum([...departments, 'Other']),
    }),
  ),
})

export type ListHead = z.infer<typeof listHeadSchema>
export type ListCard = z.infer<typeof listCardSchema>

/** The store's price of an item: today's, or the one frozen when the trip began (answer 17). See `pricedItem`. */
export type ItemPrice = {
  priceCents: number
  originalPriceCents: number | null
  isRetired: boolean
}

export type ListDetail = ListHead & {
  state: ListRecord
  /** By item id; free text has no price. A price edited in the state takes precedence. */
  prices: Record<string, ItemPrice>
  /** The number of its last operation; later ones can be requested. */
  sequence: number
  /** By which a server that was restored from a backup finds that another operation has this number there. */
  lastOperationId?: string | undefined
}

/** The changes since a known operation. If the sequence is below that, the list must be read anew. */
export type ListChanges = Pick<ListDetail, 'prices' | 'sequence' | 'lastOperationId'> & {
  head: ListHead
  operations: ListOperation[]
}

/** What merging a list has changed, and the changed items as they were before: `undoChanges` needs both. */
export type ListMerge = { changes: ItemChange[]; before: ListRecord }
