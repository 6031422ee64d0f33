import {
  type ListGeneration,
  listAddressFrom,
  listGenerationFrom,
} from '@aisleway/core/generator/list-address'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Only the address holds what the generator shows. */
export function useListGeneration() {
  const generation = listGenerationFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    ...generation,
    show: (next: ListGeneration) =>
      navigate({ to: '/grocery-list-generation', search: listAddressFrom(next) }),
  }
}
