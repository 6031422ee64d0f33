import type { ListHead } from '@aisleway/core/lists/contract'
import type { ReactNode } from 'react'

/** What other features add to the screen of a list. */
export type ListScreenParts = {
  /** What sharing adds; it calls `onGone` when the shopper leaves the list. */
  sharing: (list: ListHead, onGone: () => void) => ReactNode
}
