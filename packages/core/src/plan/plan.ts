import { z } from 'zod'
import { diets } from '../catalogue/diets.ts'
import { type MealType, mealTypes } from '../meals/generation/meal-types.ts'
import { foodKeySchema, slugSchema } from '../meals/meal-keys.ts'
import { writtenText } from '../text/written-text.ts'
import { foodGroups } from './food-groups.ts'
import { maxDislikes, maxGuests, maxPeople, maxPersonName, maxPlanDays } from './plan-limits.ts'

/** A day without a time zone: "2026-11-23". */
const day = z.iso.date()

/** When a meal is eaten: "2026-11-23-dinner". */
export type SlotKey = `${string}-${MealType}`

const slotKey = z
  .templateLiteral([day, '-', z.enum(mealTypes)])
  .describe('A day and a meal type: 2026-11-23-dinner')

/** Somebody in the household. A person's diets and exclusions apply to every meal that they eat. */
const personSchema = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: writtenText().min(1).max(maxPersonName),
  /** How much of a serving the person eats; half a serving for a child. */
  portion: z.number().min(0.25).max(3),
  diets: z.array(z.enum(diets)).max(diets.length),
  /** Groups of foods that must not be in a meal: allergens, and meat for a vegetarian. */
  avoids: z.array(z.enum(foodGroups)).max(foodGroups.length),
  /** Foods that must not be in a meal. */
  dislikes: z.array(foodKeySchema).max(maxDislikes),
})

const band = z.object({
  min: z.number().min(0).max(100_000).nullable(),
  max: z.number().min(0).max(100_000).nullable(),
})

/** The constraints of the plan. All but the daily bands are hard rules. */
export const planSettingsSchema = z.object({
  firstDay: day,
  days: z.int().min(1).max(maxPlanDays),
  /** Which meals of each day are planned. */
  mealTypes: z.array(z.enum(mealTypes)).min(1).max(mealTypes.length),
  people: z.array(personSchema).min(1).max(maxPeople),
  /** For everything that has to be bought; null for no limit. */
  budgetCents: z.int().min(0).max(10_000_000).nullable(),
  /** Minimum distance between repeats of a dish; 0 allows it every day. */
  daysBetweenRepeats: z.int().min(0).max(maxPlanDays),
  /** How often a main food may occur in the whole plan; null for no limit. */
  maxPerMainFood: z
    .int()
    .min(1)
    .max(3 * maxPlanDays)
    .nullable(),
  /** Minutes to prepare and cook; a meal of unknown duration meets no limit. */
  maxMinutes: z.partialRecord(z.enum(mealTypes), z.int().min(1).max(1_440)),
  /** For one serving of everything on a day: met where possible, reported where not. */
  dailyBands: z.object({
    calories: band.optional(),
    protein: band.optional(),
    fiber: band.optional(),
    sodium: band.optional(),
  }),
  prefersFavorites: z.boolean(),
})

/** What is in a slot; a slot without a value is still to be planned. */
export const plannedSlotSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('meal'),
    slug: slugSchema,
    /** A locked meal stays when the rest is planned again. */
    isLocked: z.boolean(),
    /** Whether it was cooked; then it is also locked, and what it needed is used up. */
    isCooked: z.boolean().optional(),
    /** For a cooked meal: whether it was locked before. Earlier versions of the app did not say. */
    wasLocked: z.boolean().optional(),
    /** For a cooked meal: the change to the pantry to undo if it is not cooked after all. Earlier versions did not say. */
    cookedAs: z.uuid().optional(),
  }),
  /** Leftovers of an earlier meal of the plan. */
  z.object({ kind: z.literal('leftovers'), of: slotKey }),
  z.object({ kind: z.literal('out') }),
  z.object({ kind: z.literal('nothing') }),
])

/** Who eats at a slot; without a value it is everybody and no guests. */
export const eatersSchema = z.object({
  /** Ids of people. */
  people: z.array(z.string().max(40)).max(maxPeople),
  guests: z.int().min(0).max(maxGuests),
})

export type Person = z.infer<typeof personSchema>
export type PlanSettings = z.infer<typeof planSettingsSchema>
export type PlannedSlot = z.infer<typeof plannedSlotSchema>
export type Eaters = z.infer<typeof eatersSchema>

export { slotKey as slotKeySchema }
