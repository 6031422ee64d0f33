import type { User } from '@aisleway/core/account/session'
import { useMemo } from 'react'
import { type AddTarget, useAsAddTarget } from '../../catalogue/suggestions/add-target.ts'
import type { ListChanges } from '../changes/list-changes.ts'
import type { ListOnDevice } from '../replica/list-on-device.ts'
import { freeTextItem, newItem } from '../replica/new-item.ts'

/** While an editable list is shown, the search box adds to it instead of the cart. */
export function useListTarget(user: User, { head, items }: ListOnDevice, changes: ListChanges) {
  const target = useMemo((): AddTarget | undefined => {
    if (head.access === 'view') return undefined
    const itemOf = (productId: string) => items.find(item => item.productId === productId)
    return {
      listName: head.name,
      quantityOf: productId => itemOf(productId)?.quantity ?? 0,
      setQuantity(product, quantity) {
        const item = itemOf(product.id)
        if (!item) changes.add(newItem(product, quantity, user.id))
        else if (quantity > 0) changes.setQuantity(item, quantity)
        else changes.change({ itemId: item.id, kind: 'remove' })
      },
      addAll: wanted =>
        changes.add(
          ...wanted
            .filter(({ product }) => !itemOf(product.id))
            .map(({ product, quantity }) => newItem(product, quantity, user.id)),
        ),
      addWords: (...words) => changes.add(...words.map(each => freeTextItem(each, 1, user.id))),
    }
  }, [user.id, head.access, head.name, items, changes])
  useAsAddTarget(target)
}
