import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** The foods that are called so. */
export function foodsQuery(text: string) {
  return queryOptions({
    queryKey: ['meals', 'foods', text],
    queryFn: () => api.meals.foods({ text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** What these foods are called. */
export function foodNamesQuery(foods: readonly string[]) {
  return queryOptions({
    queryKey: ['meals', 'food-names', foods],
    queryFn: () => api.meals.foodNames({ foods: foods.join(',') }),
    enabled: foods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
