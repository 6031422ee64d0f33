import type { Pantry } from '@aisleway/core/pantry/contract'
import { useMemo } from 'react'
import { type AddTarget, useAsAddTarget } from '../catalogue/suggestions/add-target.ts'
import { messages } from './messages.ts'
import { addProducts, addWords, removeEntry } from './pantry-changes.ts'

/** While the pantry is shown, the search box and the camera add to it instead of the cart. */
export function usePantryTarget(pantry: Pantry | undefined): AddTarget {
  const target = useMemo((): AddTarget => {
    const entryOf = (productId: string) =>
      pantry?.entries.find(entry => entry.productId === productId && entry.amount !== 'out')
    return {
      listName: messages.title,
      // A product has one entry, however many packages of it there are.
      quantityOf: productId => (entryOf(productId) ? 1 : 0),
      setQuantity(product, quantity) {
        const entry = entryOf(product.id)
        if (quantity > 0) addProducts([product])
        else if (entry) removeEntry(entry)
      },
      addAll: wanted => addProducts(wanted.map(({ product }) => product)),
      addWords,
    }
  }, [pantry])
  useAsAddTarget(target)
  return target
}
