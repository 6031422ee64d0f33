import type { User } from '@aisleway/core/account/session'
import { useState, useSyncExternalStore } from 'react'
import { followRecords } from '../../api/device-records/device-records.ts'
import { countEntries } from '../../api/outbox/on-device.ts'
import { Button } from '../../ui/controls/button.tsx'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './offline-messages.ts'

const ChangesSheet = preloadedDialog(() => import('./changes-sheet.tsx'))

/** How many changes wait or were refused; pressing it lists them. */
export function WaitingChanges({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const text = useSyncExternalStore(followRecords, () => countText(user.id))
  return (
    <>
      {text && (
        <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text}
        </Button>
      )}
      <ChangesSheet open={isOpen} onOpenChange={setOpen} user={user} />
    </>
  )
}

function countText(userId: string): string {
  const { waiting, refused } = countEntries(userId)
  return [waiting > 0 && messages.waiting(waiting), refused > 0 && messages.refused(refused)]
    .filter(Boolean)
    .join(' · ')
}
