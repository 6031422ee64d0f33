import type { Eaters, SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'

/** What was changed in the form: who eats or does not, by id, and the guests. */
export type EatersEdits = { eats: ReadonlyMap<string, boolean>; guests?: number }

/** Who eats with these edits; the rest is as in the plan, where others may change it meanwhile. */
export function eatersWithEdits(
  { settings, eaters }: Pick<Plan, 'settings' | 'eaters'>,
  slot: SlotKey,
  edits: EatersEdits,
): Eaters {
  const planned = eaters.get(slot)
  const everybody = settings.people.map(({ id }) => id)
  return {
    people: everybody.filter(id => edits.eats.get(id) ?? planned?.people.includes(id) ?? true),
    guests: edits.guests ?? planned?.guests ?? 0,
  }
}
