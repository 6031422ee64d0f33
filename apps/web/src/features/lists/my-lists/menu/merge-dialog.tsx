import type { ListHead } from '@aisleway/core/lists/contract'
import { useNavigate } from '@tanstack/react-router'
import { hasCode } from '../../../../api/client/refusal.ts'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../../ui/scheduling/use-still-open.ts'
import { ListChoice } from '../../list-choice.tsx'
import { refreshLists } from '../../list-queries.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'
import { mergeLists } from './merge-lists.ts'

type Props = { list: ListHead; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks which list to merge into, and opens that. */
export default function MergeDialog({ list, open, onOpenChange }: Props) {
  const { user } = useSession()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.mergeTitle(list.name)}
      description={messages.mergeText}
      closeLabel={messages.close}
    >
      {user && <Targets userId={user.id} list={list} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type TargetsProps = { userId: string; list: ListHead; onDone: () => void }

function Targets({ userId, list, onDone }: TargetsProps) {
  const navigate = useNavigate()
  const isShown = useStillOpen(true)
  const merge = useListAction({
    name: `merge ${list.id}`,
    send: (into: Pick<ListHead, 'id' | 'name'>, id) => mergeLists({ userId, id }, list, into),
    onDone: (undo, { id: listId, name }) => {
      refreshLists()
      if (isShown()) {
        onDone()
        navigate({ to: '/lists/$listId', params: { listId } })
      }
      toast.show({
        ...messages.merged(list.name, name),
        undo: () => undo().catch(() => toast.error(messages.restoreFailed)),
      })
    },
    failed: error => (hasCode(error, 'LIST_FULL') ? messages.mergeFull : messages.mergeFailed),
  })
  return (
    <ListChoice
      userId={userId}
      except={list.id}
      room={0}
      isBusy={merge.isPending}
      onChoose={merge.run}
    />
  )
}
