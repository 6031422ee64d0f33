import { type Plan, plannedSlugs } from '@aisleway/core/plan/plan-of'
import { useQuery } from '@tanstack/react-query'
import { type KnownPlan, plannedMealsQuery, pricedPlanQuery } from '../plan-queries.ts'

/** The plan's cost, and the facts about its meals until that has come, or if it cannot be fetched. */
export function useKnownPlan(plan: Plan) {
  const priced = useQuery(pricedPlanQuery(plan))
  const isIncomplete = plannedSlugs(plan.slots.values()).some(slug => !priced.data?.meals[slug])
  const { data: meals } = useQuery({ ...plannedMealsQuery(plan), enabled: isIncomplete })
  const isPending = priced.isFetching && priced.failureReason === null
  const known: KnownPlan | undefined = isIncomplete
    ? { ...priced.data, meals: { ...meals, ...priced.data?.meals }, isPending }
    : priced.data
  return { priced, known }
}
