import { type CookbookState, cookbookSortOf } from '@aisleway/core/meals/cookbook/cookbook-address'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'
import { knownLacking } from '../../meals/staples/use-staples.ts'

/** One page of the cookbook. The previous one stays until it arrives. */
export function cookbookQuery(state: CookbookState) {
  const { whose, query, foods, page, sort: _, ...filters } = state
  const { mealType, diet, maxMinutes, budgetCents, maxCalories } = filters
  const sort = cookbookSortOf(state)
  return queryOptions({
    queryKey: ['meals', 'search', state],
    queryFn: () =>
      networkOrLocal(
        () =>
          api.meals.search({
            whose,
            text: query,
            ...(mealType && { mealType }),
            ...(diet && { diet }),
            ...(maxMinutes !== null && { maxMinutes }),
            ...(budgetCents !== null && { budgetCents }),
            ...(maxCalories !== null && { maxCalories }),
            foods: foods.join(','),
            sort,
            page,
          }),
        whose === 'mine'
          ? async () => {
              const { ownMealsPage } = await import('../../meals/own/own-meals.ts')
              const atHome = { lacking: knownLacking(), foods: new Set(foods) }
              return ownMealsPage(query, { filters, atHome, sort, page })
            }
          : locally('cookbook', {
              ...filters,
              text: query,
              foods,
              sort,
              page,
              lacking: knownLacking(),
            }),
      ),
    placeholderData: keepPreviousData,
  })
}
