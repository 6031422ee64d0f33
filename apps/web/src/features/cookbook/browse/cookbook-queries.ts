import { type CookbookState, cookbookSortOf } from '@aisleway/core/meals/cookbook/cookbook-address'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** One page of the cookbook. The previous one stays until it arrives. */
export function cookbookQuery(state: CookbookState) {
  const { whose, query, mealType, diet, maxMinutes, budgetCents, maxCalories, foods, page } = state
  return queryOptions({
    queryKey: ['meals', 'search', state],
    queryFn: () =>
      api.meals.search({
        whose,
        text: query,
        ...(mealType && { mealType }),
        ...(diet && { diet }),
        ...(maxMinutes !== null && { maxMinutes }),
        ...(budgetCents !== null && { budgetCents }),
        ...(maxCalories !== null && { maxCalories }),
        foods: foods.join(','),
        sort: cookbookSortOf(state),
        page,
      }),
    placeholderData: keepPreviousData,
  })
}
