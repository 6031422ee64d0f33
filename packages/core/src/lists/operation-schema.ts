import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { diets } from '../catalogue/diets.ts'
import { maxImageUrl, maxProductId } from '../catalogue/product.ts'
import { eatersSchema, plannedSlotSchema, planSettingsSchema, slotKeySchema } from '../plan/plan.ts'
import { planSettingsId, slotItemPrefix } from '../plan/plan-ids.ts'
import { writtenText } from '../text/written-text.ts'
import { stampPattern } from './hybrid-clock.ts'
import { itemOrderPattern } from './item-order.ts'
import { maxItemName, maxItemNote, maxItemQuantity } from './list-item.ts'
import { type ListOperation, maxOperationsAtOnce } from './list-operations.ts'

const maxCents = 10_000_000
const cents = z.int().min(0).max(maxCents)
const quantity = z.int().min(1).max(maxItemQuantity)
const lineTotalCents = z
  .int()
  .min(0)
  .max(maxCents * maxItemQuantity)
const name = writtenText().min(1).max(maxItemName)
const note = writtenText().max(maxItemNote)
const department = z.enum([...departments, 'Other'])

const plannedItemSchema = z.object({
  productId: z.string().max(maxProductId).nullable(),
  name,
  quantity,
  priceCents: cents.nullable(),
  origin: z.enum(['list', 'aisle', 'deal']),
})

/** A swap belongs to a trip, so an item of a new list has none. */
export const itemSchema = plannedItemSchema.extend({
  imageUrl: z.string().max(maxImageUrl),
  weightQuantity: z.string().max(100),
  department,
  diets: z.array(z.enum(diets)).max(diets.length),
  originalPriceCents: cents.nullable(),
  addedBy: z.string().max(100),
  note: note.exactOptional(),
})

/** A name that every JavaScript object has, such as "constructor", is not an id. */
const id = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .refine(text => !(text in Object.prototype))

const sent = { id, at: z.string().regex(stampPattern) }
const slotItem = z.string().max(64).refine(isSlotItemId)

/** Ids of plan parts are not valid item ids, and vice versa. */
export const itemIdSchema = id.refine(text => text !== planSettingsId && !isSlotItemId(text))

const operationBase = { ...sent, itemId: itemIdSchema }

export const operationSchema = z.discriminatedUnion('kind', [
  z.object({
    ...operationBase,
    kind: z.literal('add'),
    item: itemSchema.extend({ insteadOf: plannedItemSchema.exactOptional() }),
  }),
  z.object({ ...operationBase, kind: z.literal('more'), by: z.int().min(1).max(maxItemQuantity) }),
  z.object({ ...operationBase, kind: z.literal('quantity'), quantity }),
  z.object({
    ...operationBase,
    kind: z.literal('price'),
    priceCents: cents.nullable(),
    lineTotal: z.object({ cents: lineTotalCents, quantity }).exactOptional(),
  }),
  z.object({ ...operationBase, kind: z.literal('note'), note }),
  z.object({ ...operationBase, kind: z.literal('name'), name }),
  z.object({ ...operationBase, kind: z.literal('department'), department }),
  z.object({
    ...operationBase,
    kind: z.literal('order'),
    order: z.string().regex(itemOrderPattern),
  }),
  z.object({ ...operationBase, kind: z.literal('elsewhere'), isElsewhere: z.boolean() }),
  z.object({
    ...operationBase,
    kind: z.literal('check'),
    isChecked: z.boolean(),
    by: z.string().max(100),
  }),
  z.object({ ...operationBase, kind: z.literal('remove') }),
  z.object({ ...operationBase, kind: z.literal('restore') }),
  z.object({
    ...sent,
    itemId: z
      .string()
      .max(64)
      .refine(text => text === planSettingsId),
    kind: z.literal('planSettings'),
    settings: planSettingsSchema,
  }),
  z.object({
    ...sent,
    itemId: slotItem,
    kind: z.literal('slot'),
    slot: plannedSlotSchema.nullable(),
  }),
  z.object({
    ...sent,
    itemId: slotItem,
    kind: z.literal('eaters'),
    eaters: eatersSchema.nullable(),
  }),
]) satisfies z.ZodType<ListOperation>

export const operationsSchema = z.array(operationSchema).max(maxOperationsAtOnce)

function isSlotItemId(text: string): boolean {
  return (
    text.startsWith(slotItemPrefix) &&
    slotKeySchema.safeParse(text.slice(slotItemPrefix.length)).success
  )
}
