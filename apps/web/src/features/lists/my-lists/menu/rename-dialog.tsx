import type { ListHead } from '@aisleway/core/lists/contract'
import { visibleText } from '@aisleway/core/text/visible-text'
import { useState } from 'react'
import { act } from '../../../../api/outbox/act.ts'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../../ui/scheduling/use-still-open.ts'
import { ListNameForm } from '../../list-name-form.tsx'
import { refreshLists } from '../../list-queries.ts'
import { listNameKind } from '../../outbox/head-kinds.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

type Props = { list: ListHead; open: boolean; onOpenChange: (open: boolean) => void }

export function RenameDialog({ list, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.renameTitle}>
      <RenameForm list={list} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RenameForm({ list, onClose }: { list: ListHead; onClose: () => void }) {
  const userId = useSession().user?.id ?? ''
  const [name, setName] = useState(list.name)
  const [isMissing, setMissing] = useState(false)
  const isShown = useStillOpen(true)
  const rename = useListAction({
    name: `rename ${list.id}`,
    send: (wanted: string, id) =>
      act(listNameKind, { userId, group: list.id, id, input: { name: wanted, before: list.name } }),
    onDone: async () => {
      await refreshLists()
      if (isShown()) onClose()
      toast.show(messages.renamed)
    },
    failed: messages.updateFailed,
  })
  const wanted = visibleText(name)
  const submit = () => {
    setMissing(wanted === '')
    if (wanted === list.name) onClose()
    else if (wanted) rename.run(wanted)
  }
  return (
    <ListNameForm
      value={name}
      error={isMissing && wanted === '' && messages.nameMissing}
      submitLabel={messages.save}
      isBusy={rename.isPending}
      onChange={setName}
      onSubmit={submit}
      onCancel={onClose}
    />
  )
}
