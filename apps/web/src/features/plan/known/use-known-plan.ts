import { type Plan, plannedSlugs } from '@aisleway/core/plan/plan-of'
import { useQuery } from '@tanstack/react-query'
import { type KnownPlan, plannedMealsQuery, pricedPlanQuery } from '../plan-queries.ts'
import { currentFigures } from './current-figures.ts'

/**
 * The plan's cost (`priced`), and the best knowledge of it so far (`known`). While a new price is on its way, `known`
 * has the former figures of the days and slots that have not changed. Where no price is known, it has the meals
 * alone, with names and pictures.
 */
export function useKnownPlan(plan: Plan) {
  const priced = useQuery(pricedPlanQuery(plan))
  const { data, isPlaceholderData } = priced
  const isIncomplete = plannedSlugs(plan.slots.values()).some(slug => !data?.meals[slug])
  const { data: meals } = useQuery({ ...plannedMealsQuery(plan), enabled: isIncomplete })
  const isPending = priced.isFetching && priced.failureReason === null
  const answer = data && isPlaceholderData ? { ...data, ...currentFigures(plan, data) } : data
  const known: KnownPlan = { ...answer, meals: { ...meals, ...answer?.meals }, isPending }
  return { priced, known }
}
