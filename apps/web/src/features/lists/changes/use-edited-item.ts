import type { ListItem } from '@aisleway/core/lists/list-item'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListChanges } from './list-changes.ts'

/**
 * The item whose dialog is open, as it now is on the list. If somebody else removes it, the dialog closes, and a
 * toast says so and offers to put the item back.
 */
export function useEditedItem(
  items: readonly ListItem[],
  { reportRemovedElsewhere }: Pick<ListChanges, 'reportRemovedElsewhere'>,
) {
  const [edited, setEdited] = useState<ListItem>()
  const item = edited && items.find(({ id }) => id === edited.id)
  const isRemoved = edited !== undefined && !item
  const reportRemoved = useEffectEvent(() => {
    // When it is put back, the dialog that its removal closed is not to open again.
    setEdited(undefined)
    if (edited) reportRemovedElsewhere(edited)
  })
  useEffect(() => {
    if (isRemoved) reportRemoved()
  }, [isRemoved])
  return { item, edit: setEdited, endEdit: () => setEdited(undefined) }
}
