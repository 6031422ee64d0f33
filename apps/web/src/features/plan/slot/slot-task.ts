import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { PlanChanges } from '../plan-changes.ts'
import type { KnownPlan } from '../plan-queries.ts'

/** The question about a slot: which meal, whose leftovers, who eats, or why this meal. */
export type SlotTask = { kind: 'choose' | 'leftovers' | 'eaters' | 'why'; slot: SlotKey }

export type SlotFormProps = {
  slot: SlotKey
  plan: Plan
  priced: KnownPlan | undefined
  changes: PlanChanges
  onDone: () => void
}
