import { listName } from '@aisleway/core/lists/list'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ListNameForm } from '../list-name-form.tsx'
import { refreshLists } from '../list-queries.ts'
import { messages as saveMessages } from '../save/messages.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Makes an empty list and opens it. */
export default function NewListDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.newList}>
      <NewListForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function NewListForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const defaultName = listName('', new Date().toLocaleDateString())
  const create = useListAction({
    name: 'create',
    send: async () => {
      const id = newId()
      await api.lists.create({ id, name: name.trim() || defaultName, from: [] })
      return id
    },
    onDone: listId => {
      refreshLists()
      onClose()
      return navigate({ to: '/lists/$listId', params: { listId } })
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
      value={name}
      hint={saveMessages.nameHint(defaultName)}
      submitLabel={messages.createList}
      isBusy={create.isPending}
      onChange={setName}
      onSubmit={() => create.run()}
      onCancel={onClose}
    />
  )
}
