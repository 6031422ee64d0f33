import { BellIcon } from '@phosphor-icons/react/Bell'
import { useState } from 'react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { CountBadge } from '../../ui/display/count-badge.tsx'
import { messages } from './messages.ts'
import { NoticesSheet } from './notices-sheet.tsx'
import { useNotices } from './use-notices.ts'

/** Lazy-loaded once somebody is signed in. */
export default function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  const unread = useNotices().list?.unread ?? 0
  return (
    <>
      <span className="relative">
        <IconButton
          label={messages.open(unread)}
          icon={<BellIcon />}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <CountBadge
            aria-hidden
            count={unread}
            max={9}
            className="-top-1 -right-1 pointer-events-none absolute"
          />
        )}
      </span>
      <NoticesSheet open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
