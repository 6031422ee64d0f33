import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { listName } from '@aisleway/core/lists/list'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ListNameForm } from '../../lists/list-name-form.tsx'
import { refreshLists } from '../../lists/list-queries.ts'
import { newItem } from '../../lists/replica/new-item.ts'
import { messages as saveMessages } from '../../lists/save/messages.ts'
import { useListAction } from '../../lists/use-list-action.ts'

type Props = {
  userId: string
  lines: readonly GeneratedLine[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the name under which a generated list is saved. */
export default function SaveAsListDialog({ userId, lines, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={saveMessages.dialogTitle}>
      <NameForm userId={userId} lines={lines} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** It is a child of the dialog, so each opening starts empty. */
function NameForm({
  userId,
  lines,
  onClose,
}: Pick<Props, 'userId' | 'lines'> & { onClose: () => void }) {
  // Each opening has one id, so that it becomes one list however often it is sent.
  const [id] = useState(newId)
  const [given, setGiven] = useState('')
  const navigate = useNavigate()
  const defaultName = listName('', new Date().toLocaleDateString())
  const save = useListAction({
    name: 'save-generated',
    send: (name: string) =>
      api.lists.create({
        id,
        name,
        from: lines.map(({ product, quantity }) => newItem(product, quantity, userId)),
      }),
    onDone: () => {
      refreshLists()
      onClose()
      toast.show({
        ...saveMessages.saved,
        action: { label: saveMessages.viewLists, onPress: () => navigate({ to: '/my-lists' }) },
      })
    },
    failed: error => ({
      title: saveMessages.saveFailedTitle,
      message: hasCode(error, 'TOO_MANY_LISTS')
        ? saveMessages.tooManyLists
        : saveMessages.saveFailed,
    }),
  })
  return (
    <ListNameForm
      value={given}
      hint={saveMessages.nameHint(defaultName)}
      submitLabel={saveMessages.save}
      isBusy={save.isPending}
      onChange={setGiven}
      onSubmit={() => save.run(given.trim() || defaultName)}
      onCancel={onClose}
    />
  )
}
