import {
  type MealsState,
  mealsAddressFrom,
  mealsStateFrom,
} from '@aisleway/core/meals/generation/meals-address'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Only the address holds what Meal Generation shows. */
export function useMealsState() {
  const state = mealsStateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    state,
    show: (next: MealsState) => navigate({ to: '/meals', search: mealsAddressFrom(next) }),
  }
}
