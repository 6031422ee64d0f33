import type { Product } from '@aisleway/core/catalogue/product'
import { useEffect, useSyncExternalStore } from 'react'
import type { WantedProduct } from '../guess/wanted-product.ts'

/** What the search box adds to: the cart, or the list of the screen behind it. */
export type AddTarget = {
  /** Null for the cart. */
  listName: string | null
  quantityOf: (productId: string) => number
  /** 0 removes it. */
  setQuantity: (product: Product, quantity: number) => void
  /** Adds each that is not there yet. */
  addAll: (wanted: readonly WantedProduct[]) => void
  /** Adds something in the shopper's own words, which a cart does not hold. */
  addWords?: (...words: string[]) => void
}

let target: AddTarget | undefined
const listeners = new Set<() => void>()

/** Makes the search box add to a list while its screen is shown. */
export function useAsAddTarget(own: AddTarget | undefined): void {
  useEffect(() => {
    setTarget(own)
    return () => setTarget(undefined)
  }, [own])
}

/** Undefined if the screen has no list. */
export function useAddTarget(): AddTarget | undefined {
  return useSyncExternalStore(subscribe, () => target)
}

function setTarget(next: AddTarget | undefined) {
  target = next
  for (const onChange of listeners) onChange()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
