import type { PlanInput } from '@aisleway/core/plan/contract'
import type { SlotKey } from '@aisleway/core/plan/plan'
import { type Plan, plannedSlugs } from '@aisleway/core/plan/plan-of'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { newestPlan } from './known/newest-plan.ts'

export type PricedAnswer = Awaited<ReturnType<typeof api.plan.price>> & {
  /** What was in the slots that were priced. */
  pricedSlots: Plan['slots']
}

/** What is known of a plan: all of it, or only its meals until the server answers. */
export type KnownPlan = Pick<PricedAnswer, 'meals'> &
  Partial<PricedAnswer> & {
    /** Whether the server may still tell more about the meals. */
    isPending?: boolean
  }

/** The list of the shopper's newest plan; null if there is none. */
export function newestPlanQuery(userId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'page', 'newest-plan'],
    queryFn: () => newestPlan(userId),
    staleTime: 0,
  })
}

const pricedPlanKey = ['plan', 'price']

/** What the plan costs, and why; keeps the previous answer while fetching another one. */
export function pricedPlanQuery(plan: Plan) {
  const input = planInput(plan)
  return queryOptions({
    queryKey: [...pricedPlanKey, input],
    queryFn: async ({ signal }): Promise<PricedAnswer> => ({
      ...(await api.plan.price(input, { signal })),
      pricedSlots: plan.slots,
    }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60 * 1000,
  })
}

/** What is known of the meals in the slots without the server: from this device, or because it was shown before. */
export function plannedMealsQuery({ slots }: Plan) {
  const slugs = plannedSlugs([...slots.values()])
  return queryOptions({
    queryKey: ['plan', 'meals', slugs],
    queryFn: async () => {
      const { plannedMeals } = await import('./known/planned-meals.ts')
      return { ...mealsShownBefore(), ...(await plannedMeals(slugs)) }
    },
    placeholderData: keepPreviousData,
  })
}

export function mealsShownBefore(): KnownPlan['meals'] {
  const answers = queryClient.getQueriesData<PricedAnswer>({ queryKey: pricedPlanKey })
  return Object.assign({}, ...answers.map(([, answer]) => answer?.meals))
}

/** Other meals for a slot, the cheapest for the whole plan first. */
export function otherMealsQuery(plan: Plan, slot: SlotKey) {
  // For a slot in which nothing is cooked, ask what could be.
  const slots = new Map(plan.slots)
  if (slots.get(slot)?.kind !== 'meal') slots.delete(slot)
  const input = { ...planInput({ ...plan, slots }), slot }
  return queryOptions({
    queryKey: ['plan', 'alternatives', input],
    queryFn: ({ signal }) => api.plan.alternatives(input, { signal }),
    // The meals stay in view while somebody else changes the plan.
    placeholderData: keepPreviousData,
    staleTime: 60 * 1000,
  })
}

/** The plan as the input of a request. */
export function planInput({ settings, slots, eaters, around }: Plan): PlanInput {
  return {
    settings,
    slots: Object.fromEntries([...around, ...slots]),
    eaters: Object.fromEntries(eaters),
    atHome: {},
  }
}
