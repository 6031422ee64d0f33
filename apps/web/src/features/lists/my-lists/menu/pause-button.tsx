import type { ListHead } from '@aisleway/core/lists/contract'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { act } from '../../../../api/outbox/act.ts'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { pauseKind } from '../../outbox/head-kinds.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

type Props = { userId: string; list: Pick<ListHead, 'id' | 'name'> }

export function PauseButton({ userId, list: { id: listId, name } }: Props) {
  const pause = useListAction({
    name: `pause ${listId}`,
    send: (_, id) => {
      const input = { name, pausedAt: new Date().toISOString() }
      return act(pauseKind, { userId, group: listId, id, input })
    },
    onDone: () => {
      toast.show(messages.paused)
      return refreshLists()
    },
    failed: messages.pauseFailed,
  })
  return (
    <IconButton
      variant="outline"
      size="regular"
      label={messages.ofList(messages.pause, name)}
      icon={<PauseIcon />}
      disabled={pause.isPending}
      onClick={() => pause.run()}
    />
  )
}
