import type { ListDetail } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { listFrom } from './list-on-device.ts'

/** The items of a list as the server has them, at current prices. */
export function itemsOf({ state, prices, sequence, ...head }: ListDetail): ListItem[] {
  return listFrom({ head, state, prices, sequence }, []).items
}
