import type { Product } from '@aisleway/core/catalogue/product'
import { useState } from 'react'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'

const mostShown = 5

/** What was added since the suggestions opened, the latest first, and how a screen reader hears of it. */
export function useJustAdded(isOpen: boolean, { listName, quantityOf }: AddTarget) {
  const [products, setProducts] = useState<readonly Product[]>([])
  const [status, setStatus] = useState('')
  if (!isOpen && products.length > 0) {
    setProducts([])
    setStatus('')
  }
  return {
    added: products.filter(({ id }) => quantityOf(id) > 0),
    status,
    onAdded(...more: Product[]) {
      const older = products.filter(({ id }) => !more.some(product => product.id === id))
      setProducts([...more, ...older].slice(0, mostShown))
      const [first] = more
      if (!first) return
      setStatus(
        more.length === 1
          ? messages.added(first.name, listName)
          : messages.addedAll(more.length, listName),
      )
    },
  }
}
