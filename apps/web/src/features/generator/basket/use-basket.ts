import {
  type BasketState,
  basketAddressFrom,
  basketStateFrom,
} from '@aisleway/core/generator/basket/basket-address'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'

/** Only the address holds what decides the basket. */
export function useBasketState() {
  const state = basketStateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    ...state,
    show: (next: BasketState) =>
      navigate({
        to: '/grocery-list-generation',
        search: basketAddressFrom(next),
        resetScroll: false,
      }),
  }
}

const staleMs = 5 * 60 * 1000

/** The basket of these wishes and this seed; the one before is shown until it is there. */
export function basketQuery({ criteria, wishes, seed }: BasketState) {
  return queryOptions({
    queryKey: ['generator', 'basket', criteria, wishes, seed],
    queryFn: () =>
      api.generator.fillBasket({
        ...criteria,
        kept: [...wishes.kept, ...wishes.held],
        without: [...wishes.without],
        seed: seed ?? 0,
      }),
    enabled: seed !== null,
    staleTime: staleMs,
    retry: false,
    placeholderData: keepPreviousData,
  })
}
