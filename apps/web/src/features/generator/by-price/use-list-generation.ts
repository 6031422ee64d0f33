import {
  type ListGeneration,
  listAddressFrom,
  listGenerationFrom,
} from '@aisleway/core/generator/list-address'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the generator shows is held only in the URL. */
export function useListGeneration() {
  const generation = listGenerationFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    ...generation,
    show: (next: ListGeneration) =>
      navigate({ to: '/grocery-list-generation', search: listAddressFrom(next) }),
  }
}
