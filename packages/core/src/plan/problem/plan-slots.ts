import { daysBetween } from '../../days.ts'
import type { MealType } from '../../meals/generation/meal-types.ts'
import type { Eaters, Person, PlannedSlot, PlanSettings, SlotKey } from '../plan.ts'
import { planSlots, readSlotKey } from '../plan-days.ts'

export type PlanGiven = {
  settings: PlanSettings
  slots: Partial<Record<SlotKey, PlannedSlot>>
  eaters: Partial<Record<SlotKey, Eaters>>
}

/** A slot for which something is or will be cooked. */
export type CookedSlot = {
  key: SlotKey
  /** 0 for the first day. */
  day: number
  mealType: MealType
  /** Portions for everybody who eats from it, now or as leftovers. */
  servings: number
  /** Everybody whose rules apply to it. */
  people: readonly Person[]
  /** The days on which it is eaten, once per meal. */
  eatenOn: readonly number[]
  /** What is in the slot now; null if nothing is. */
  slug: string | null
  isLocked: boolean
  isCooked: boolean
}

/** The plan's slots that are cooked, in order. If nobody eats, nothing is cooked. */
export function cookedSlots({ settings, slots, eaters }: PlanGiven): CookedSlot[] {
  const all = slotsOf(settings)
  // Leftovers of a later meal, or of none, are ignored.
  const leftoversOf = (source: SlotKey, from: number) =>
    all.slice(from + 1).filter(({ key }) => {
      const slot = slots[key]
      return slot?.kind === 'leftovers' && slot.of === source
    })
  return all.flatMap(({ key, day, mealType }, at) => {
    const slot = slots[key]
    if (slot && slot.kind !== 'meal') return []
    const tables = [{ key, day }, ...leftoversOf(key, at)].map(table => ({
      day: table.day,
      ...tableOf(settings.people, eaters[table.key]),
    }))
    const eaten = tables.filter(({ servings }) => servings > 0)
    if (eaten.length === 0) return []
    return {
      key,
      day,
      mealType,
      servings: eaten.reduce((sum, { servings }) => sum + servings, 0),
      people: [...new Set(eaten.flatMap(({ people }) => people))],
      eatenOn: eaten.map(table => table.day),
      slug: slot?.slug ?? null,
      isLocked: slot?.isLocked ?? false,
      isCooked: slot?.isCooked ?? false,
    }
  })
}

function slotsOf(settings: PlanSettings) {
  return planSlots(settings).map(key => {
    const { day, mealType } = readSlotKey(key)
    return { key, day: daysBetween(settings.firstDay, day), mealType }
  })
}

function tableOf(everybody: readonly Person[], eaters: Eaters | undefined) {
  const people = eaters ? everybody.filter(({ id }) => eaters.people.includes(id)) : everybody
  const portions = people.reduce((sum, { portion }) => sum + portion, 0)
  return { people, servings: portions + (eaters?.guests ?? 0) }
}
