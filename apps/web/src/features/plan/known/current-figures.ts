import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { PricedPlan } from '@aisleway/core/plan/planned'

type Figures = Pick<PricedPlan, 'days' | 'slots'>

/** Of the figures of a plan as it was priced before, those of the days and slots that still have the same meals. */
export function currentFigures({ slots }: Plan, before: Figures): Figures {
  const isCurrent = (key: SlotKey): boolean => {
    const planned = slots.get(key)
    if (planned?.kind === 'leftovers') return isCurrent(planned.of)
    return before.slots[key]?.slug === (planned?.kind === 'meal' ? planned.slug : undefined)
  }
  const keys = [...new Set([...slots.keys(), ...(Object.keys(before.slots) as SlotKey[])])]
  const changed = keys.filter(key => !isCurrent(key))
  return {
    days: before.days.filter(({ day }) => !changed.some(key => key.startsWith(day))),
    slots: Object.fromEntries(
      Object.entries(before.slots).filter(([key]) => !changed.includes(key as SlotKey)),
    ),
  }
}
