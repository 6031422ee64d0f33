import type { ListHead } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ListOperation,
  type ListState,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import { pricedItem } from '@aisleway/core/shopping/priced-item'
import type { ListCopy } from './list-records.ts'

/** A list as this device has it, including unsent changes. */
export type ListOnDevice = {
  head: ListHead
  state: ListState
  items: ListItem[]
  /** The store's price of each item, also where a shopper typed another one. */
  prices: ListCopy['prices']
  /** The number of operations on disk that are not sent yet. */
  unsentCount: number
}

export function listFrom(
  { head, state: serverState, prices }: ListCopy,
  unsent: readonly ListOperation[],
): ListOnDevice {
  const state = applyOperations(listState(serverState), unsent)
  const items = listItems(state).map(item => pricedItem(item, prices[item.id]))
  return { head, state, items, prices, unsentCount: unsent.length }
}
