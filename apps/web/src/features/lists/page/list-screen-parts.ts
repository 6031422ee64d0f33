import type { Product } from '@aisleway/core/catalogue/product'
import type { ListHead } from '@aisleway/core/lists/contract'
import type { ReactNode } from 'react'

/** What other features add to the screen of a list. */
export type ListScreenParts = {
  /** What sharing adds; it calls `onGone` when the shopper leaves the list. */
  sharing: (list: ListHead, onGone: () => void) => ReactNode
  /** The dialog in which products or own words are found. */
  addDialog: (dialog: {
    open: boolean
    onOpenChange: (open: boolean) => void
    onProduct: (product: Product) => void
    onWords: (words: string) => void
  }) => ReactNode
}
