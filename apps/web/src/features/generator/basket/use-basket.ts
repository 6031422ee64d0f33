import {
  type BasketState,
  basketAddressFrom,
  basketStateFrom,
} from '@aisleway/core/generator/basket/basket-address'
import type { Basket } from '@aisleway/core/generator/basket/fill-basket'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'

/** What determines the basket is held only in the URL. */
export function useBasketState() {
  const state = basketStateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (next: BasketState, { replace = false } = {}) =>
    navigate({
      to: '/grocery-list-generation',
      search: basketAddressFrom(next),
      resetScroll: false,
      replace,
    })
  return {
    ...state,
    show,
    /** Given the basket that has these adjustments, it is not filled again. */
    showAdjusted(next: BasketState, basket: Basket | undefined) {
      if (basket) queryClient.setQueryData(basketQuery(next).queryKey, basket)
      return show(next, { replace: true })
    },
  }
}

const staleMs = 5 * 60 * 1000

/** The basket for these adjustments and this seed; the previous one is shown until it arrives. */
export function basketQuery({ criteria, adjustments, seed }: BasketState) {
  return queryOptions({
    queryKey: ['generator', 'basket', criteria, adjustments, seed],
    queryFn: () =>
      api.generator.fillBasket({
        ...criteria,
        kept: [...adjustments.kept, ...adjustments.held],
        without: [...adjustments.without],
        seed: seed ?? 0,
      }),
    enabled: seed !== null,
    staleTime: staleMs,
    retry: false,
    placeholderData: keepPreviousData,
  })
}
