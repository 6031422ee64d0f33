import type { User } from '@aisleway/core/account/session'
import { maxListItems } from '@aisleway/core/lists/list-item'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ListNameForm } from '../../list-name-form.tsx'
import { listPageQuery } from '../../list-queries.ts'
import { messages } from '../messages.ts'
import { type Sent, useSendToList } from './use-send-to-list.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: User
  sent: Sent | undefined
  onDone: () => void
}

/** Asks to which list the items go; it may be a new one. */
export default function ToListDialog({ open, onOpenChange, user, sent, onDone }: Props) {
  // While it closes it still shows the same.
  const [shown, setShown] = useState(sent)
  if (sent && sent !== shown) setShown(sent)
  if (!shown) return null
  const { items, isMove } = shown
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={(isMove ? messages.moveTitle : messages.copyTitle)(items.length)}
      closeLabel={messages.close}
    >
      <Targets
        user={user}
        sent={shown}
        onDone={() => {
          onOpenChange(false)
          onDone()
        }}
      />
    </Dialog>
  )
}

function Targets({ user, sent, onDone }: { user: User; sent: Sent; onDone: () => void }) {
  const { data, isError } = useQuery(listPageQuery(user.id, { search: '', page: 1 }))
  const [newName, setNewName] = useState<string>()
  const send = useSendToList(user, sent, onDone)
  if (newName !== undefined) {
    return (
      <ListNameForm
        value={newName}
        submitLabel={messages.createList}
        isBusy={send.isPending}
        onChange={setNewName}
        onSubmit={() => send.run({ name: newName.trim() || messages.newListName })}
        onCancel={() => setNewName(undefined)}
      />
    )
  }
  const targets = data?.lists.filter(
    ({ id, access, itemsCount }) =>
      id !== sent.from && access !== 'view' && itemsCount + sent.items.length <= maxListItems,
  )
  return (
    <>
      {!targets && !isError && <Spinner label={messages.loading} />}
      {isError && !targets && <p role="alert">{messages.listsFailed}</p>}
      <ul className="-mx-1.5 flex flex-col gap-1">
        {targets?.map(list => (
          <li key={list.id}>
            <button
              type="button"
              aria-disabled={send.isPending}
              onClick={() => send.run(list)}
              className="pressable flex min-h-13 w-full items-center justify-between gap-3 rounded-control px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="min-w-0 font-row text-row [overflow-wrap:anywhere]">
                {list.name}
              </span>
              <span className="shrink-0 text-ink2 text-meta">
                {messages.itemCount(list.itemsCount)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="tint"
        icon={<PlusIcon aria-hidden weight="bold" className="text-xl" />}
        onClick={() => setNewName('')}
        className="mt-3 w-full"
      >
        {messages.newList}
      </Button>
    </>
  )
}
