import type { ListItem } from '../lists/list-item.ts'

type Doable = Pick<ListItem, 'isChecked' | 'isElsewhere'>

/** True if nothing is left to do in this store: the item is ticked, or to be bought elsewhere (docs/decisions/0073). */
export function isDone({ isChecked, isElsewhere }: Doable): boolean {
  return isChecked || isElsewhere
}

export function doneCount(items: readonly Doable[]): number {
  return items.filter(isDone).length
}
