import type { NewListItem } from '@aisleway/core/lists/list-item'
import { useState } from 'react'
import { hasCode } from '../../../api/client/refusal.ts'
import { useSession } from '../../../api/session/session.ts'
import { ListNameForm } from '../list-name-form.tsx'
import { refreshLists } from '../list-queries.ts'
import { newListName } from '../new-list-name.ts'
import { makeListOf } from '../outbox/make-list.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

type Props = {
  /** The initial items of the list. */
  items: readonly NewListItem[]
  submitLabel: string
  onCreated: (listId: string) => unknown
  onCancel: () => void
}

/** Asks for the name of a new list and creates it. */
export function CreateListForm({ items, submitLabel, onCreated, onCancel }: Props) {
  const { user } = useSession()
  const [given, setGiven] = useState('')
  const create = useListAction({
    name: 'create',
    send: async (name: string, id) => {
      if (user) await makeListOf(user, { id, name }, items)
      return id
    },
    onDone: id => {
      refreshLists()
      return onCreated(id)
    },
    failed: error => ({
      title: messages.saveFailedTitle,
      message: hasCode(error, 'TOO_MANY_LISTS') ? messages.tooManyLists : messages.saveFailed,
    }),
  })
  return (
    <ListNameForm
      value={given}
      hint={messages.nameHint(newListName())}
      submitLabel={submitLabel}
      isBusy={create.isPending}
      onChange={setGiven}
      onSubmit={() => create.run(newListName(given))}
      onCancel={onCancel}
    />
  )
}
