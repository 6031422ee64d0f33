import type { PlanInput } from '@aisleway/core/plan/contract'
import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

export type PricedAnswer = Awaited<ReturnType<typeof api.plan.price>>

/** The shopper's plans, the newest first. */
export function plansQuery(userId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'page', 'plans'],
    queryFn: async () => (await api.lists.page({ kind: 'plan', page: 0 })).lists,
    staleTime: 0,
  })
}

/** What the plan costs, and why; the last one stays while another one is fetched. */
export function pricedPlanQuery(plan: Plan) {
  const input = planInput(plan)
  return queryOptions({
    queryKey: ['plan', 'price', input],
    queryFn: ({ signal }) => api.plan.price(input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60 * 1000,
  })
}

/** Other meals for a slot, the cheapest for the whole plan first. */
export function otherMealsQuery(plan: Plan, slot: SlotKey) {
  // Of a slot in which nothing is cooked the question is what could be.
  const slots = new Map(plan.slots)
  if (slots.get(slot)?.kind !== 'meal') slots.delete(slot)
  const input = { ...planInput({ ...plan, slots }), slot }
  return queryOptions({
    queryKey: ['plan', 'alternatives', input],
    queryFn: ({ signal }) => api.plan.alternatives(input, { signal }),
    staleTime: 60 * 1000,
  })
}

/** The plan as the server is asked about it. */
export function planInput({ settings, slots, eaters }: Plan): PlanInput {
  return {
    settings,
    slots: Object.fromEntries(slots),
    eaters: Object.fromEntries(eaters),
    atHome: {},
  }
}
