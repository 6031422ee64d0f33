import {
  type MealsState,
  mealsAddressFrom,
  mealsStateFrom,
} from '@aisleway/core/meals/generation/meals-address'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** What Meal Generation shows is held only in the URL. */
export function useMealsState() {
  const state = mealsStateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    state,
    show: (next: MealsState) => navigate({ to: '/meals', search: mealsAddressFrom(next) }),
  }
}
