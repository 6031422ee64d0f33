import { keyThere, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportRemovedElsewhere } from '../pantry-changes.ts'

/**
 * The entry whose dialog is open, as it now is in the pantry. If somebody else removes it, the dialog closes, and a toast
 * says so and offers to put the entry back.
 */
export function useEditedEntry(entries: readonly PantryEntry[]) {
  const [opened, setOpened] = useState<PantryEntry>()
  const keyNow = opened && keyThere(entries, opened.key)
  const entry = entries.find(({ key }) => key === keyNow)
  const isRemoved = opened !== undefined && !entry
  const reportRemoved = useEffectEvent(() => {
    // When it is put back, the dialog that its removal closed is not to open again.
    setOpened(undefined)
    if (opened) reportRemovedElsewhere(opened)
  })
  useEffect(() => {
    if (isRemoved) reportRemoved()
  }, [isRemoved])
  return { entry, edit: setOpened, endEdit: () => setOpened(undefined) }
}
