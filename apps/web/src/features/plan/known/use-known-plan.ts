import type { Plan } from '@aisleway/core/plan/plan-of'
import { useQuery } from '@tanstack/react-query'
import { type KnownPlan, plannedMealsQuery, pricedPlanQuery } from '../plan-queries.ts'

/** The plan's cost, and the facts about its meals even if that cannot be fetched. */
export function useKnownPlan(plan: Plan) {
  const priced = useQuery(pricedPlanQuery(plan))
  const isAlone = !priced.data && priced.failureReason !== null
  const { data: meals } = useQuery({ ...plannedMealsQuery(plan), enabled: isAlone })
  const known: KnownPlan | undefined = priced.data ?? (isAlone && meals ? { meals } : undefined)
  return { priced, known }
}
