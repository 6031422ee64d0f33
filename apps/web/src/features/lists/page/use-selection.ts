import type { ListItem } from '@aisleway/core/lists/list-item'
import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** The selected rows; an item that leaves the list is no longer selected. */
export function useSelection(items: readonly ListItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  return {
    isOn: ids !== undefined && items.length > 0,
    items: items.filter(({ id }) => ids?.has(id)),
    has: (id: string) => ids?.has(id) ?? false,
    toggle: (id: string) =>
      setIds(new Set(ids?.has(id) ? [...ids].filter(one => one !== id) : [...(ids ?? []), id])),
    all: () => setIds(new Set(items.map(({ id }) => id))),
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
  }
}
