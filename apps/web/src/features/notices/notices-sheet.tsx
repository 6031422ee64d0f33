import type { Notice } from '@aisleway/core/notices/notice'
import { BellIcon } from '@phosphor-icons/react/Bell'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { messages } from './messages.ts'
import { NoticeRow } from './notice-row.tsx'
import { readNotices } from './notices-queries.ts'
import { PushOffer } from './push/push-offer.tsx'
import { useNotices } from './use-notices.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Shows what others did, and marks it as read. */
export function NoticesSheet({ open, onOpenChange }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={messages.title}
      closeLabel={messages.close}
    >
      <Notices onLeave={() => onOpenChange(false)} />
    </Sheet>
  )
}

function Notices({ onLeave }: { onLeave: () => void }) {
  const { userId, list, isError, refetch } = useNotices()
  const newOnes = useNewOnes(list?.notices ?? [])
  const hasUnread = list !== undefined && list.unread > 0
  useEffect(() => {
    // If this fails, they stay unread, and are marked the next time.
    if (userId && hasUnread) readNotices(userId, 'all').catch(() => {})
  }, [userId, hasUnread])

  if (!list) {
    return isError ? (
      <LoadFailed title={messages.failed} onRetry={refetch} />
    ) : (
      <div className="grid place-items-center py-16 text-4xl">
        <Spinner label={messages.loading} />
      </div>
    )
  }
  if (list.notices.length === 0) {
    return (
      <EmptyState title={messages.none} picture={<BellIcon />}>
        {messages.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      {userId && <PushOffer userId={userId} />}
      <ul className="-mx-3 flex flex-col gap-1 pb-6">
        {list.notices.map(notice => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            isNew={newOnes.includes(notice.id)}
            onFollow={onLeave}
          />
        ))}
      </ul>
    </>
  )
}

/** Marking all as read must not hide which ones are new. */
function useNewOnes(notices: readonly Notice[]): readonly string[] {
  const [newOnes, setNewOnes] = useState<readonly string[]>([])
  const arrived = notices.filter(({ id, isRead }) => !isRead && !newOnes.includes(id))
  if (arrived.length > 0) setNewOnes([...newOnes, ...arrived.map(({ id }) => id)])
  return newOnes
}
