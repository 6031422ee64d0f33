import type { ListHead } from '@aisleway/core/lists/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client/client.ts'
import { hasCode } from '../../../../api/client/refusal.ts'
import { postToOtherTabs } from '../../../../api/live/tabs.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { loadedListQuery } from '../../list-queries.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** Copies the list into the cart and navigates to Browse (answer 23). */
export function useLoadIntoCart(userId: string, { id, name }: Pick<ListHead, 'id' | 'name'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useListAction({
    name: `load ${id}`,
    afterCart: true,
    send: () => api.lists.loadIntoCart({ listId: id }),
    onDone: async ({ loaded, ownWords: freeText, noLongerSold }) => {
      if (loaded === 0) {
        return toast.error({ title: messages.error, message: messages.nothingToLoad })
      }
      const stays = [
        ...(freeText.length > 0 ? [messages.freeTextStays(freeText)] : []),
        ...(noLongerSold.length > 0 ? [messages.noLongerSold(noLongerSold)] : []),
      ]
      queryClient.invalidateQueries({ queryKey: ['cart'] })
      queryClient.invalidateQueries(loadedListQuery(userId))
      postToOtherTabs('cart')
      await navigate({ to: '/browse' })
      toast.show({
        title: messages.loaded,
        message: stays.join(' ') || name,
      })
    },
    failed: error => ({
      title: messages.error,
      message: hasCode(error, 'CART_FULL') ? messages.cartFull : messages.loadIntoCartFailed,
    }),
  })
}
