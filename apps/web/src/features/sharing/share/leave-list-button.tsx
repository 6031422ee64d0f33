import type { ListCard } from '@aisleway/core/lists/contract'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { useSession } from '../../../api/session/session.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshLists } from '../../lists/list-queries.ts'
import { replicaOf } from '../../lists/replica/replicas.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from './messages.ts'

type Props = { list: Pick<ListCard, 'id' | 'name'>; onGone: () => void }

/** Asks first, because nobody can rejoin by themselves. */
export function LeaveListButton({ list, onGone }: Props) {
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const leave = useListAction({
    name: `leave ${list.id}`,
    send: () => api.sharing.leave({ listId: list.id }),
    onDone: async () => {
      setAsking(false)
      if (user) replicaOf(user.id, list.id).forget()
      onGone()
      toast.show(messages.left(list.name))
      await refreshLists()
    },
    failed: messages.leaveFailed,
  })
  return (
    <>
      <IconButton
        variant="outline"
        size="regular"
        label={messages.leave(list.name)}
        icon={<SignOutIcon />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.leaveTitle(list.name)}
        description={messages.leaveText}
        cancelLabel={messages.stay}
        confirmLabel={messages.leaveIt}
        busy={leave.isPending}
        busyLabel={messages.leaving}
        onConfirm={() => leave.run()}
      />
    </>
  )
}
