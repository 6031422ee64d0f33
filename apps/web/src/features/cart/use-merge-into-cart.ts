import { quantityOf } from '@aisleway/core/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { act } from '../../api/outbox/act.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { CartLine } from './account/cart-change.ts'
import { cartKind } from './account/cart-kind.ts'
import { cartChanges } from './cart-changes.ts'
import { messages } from './messages.ts'

/** Adds many products to the account's cart at once, which then contains at least as many of each. */
export function useMergeIntoCart<Line extends CartLine>(
  name: string,
  onMerged: (lines: readonly Line[]) => unknown,
) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  return useAction({
    key: [...cartChanges.mutationKey, name],
    // It waits for cart changes that are still being sent.
    scope: cartChanges.scope,
    send: async (lines: readonly Line[], id) => {
      const input = { way: 'merge' as const, lines: lines.map(productLine) }
      return act(cartKind, { userId: user?.id ?? '', id, input })
    },
    onDone: async ({ answer: items }, lines) => {
      await queryClient.invalidateQueries({ queryKey: ['cart'] })
      if (items && lines.some(line => quantityOf(items, line.product.id) === 0)) {
        return toast.error(messages.cartFull)
      }
      return onMerged(lines)
    },
    onFailed: () => toast.error(messages.cartNotSaved),
  })
}

/** Strips the extra fields of a screen's lines. */
function productLine({ product, quantity }: CartLine): CartLine {
  return { product, quantity }
}
