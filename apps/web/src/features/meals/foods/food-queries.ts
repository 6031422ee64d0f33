import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'

/** The foods whose names match. */
export function foodsQuery(text: string) {
  return queryOptions({
    queryKey: ['meals', 'foods', text],
    queryFn: () => networkOrLocal(() => api.meals.foods({ text }), locally('foodsNamed', text)),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The names of these foods. */
export function foodNamesQuery(foods: readonly string[]) {
  return queryOptions({
    queryKey: ['meals', 'food-names', foods],
    queryFn: () =>
      networkOrLocal(
        () => api.meals.foodNames({ foods: foods.join(',') }),
        locally('foodNames', foods),
      ),
    enabled: foods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
