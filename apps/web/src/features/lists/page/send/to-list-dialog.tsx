import type { User } from '@aisleway/core/account/session'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useLastShown } from '../../../../ui/scheduling/use-last-shown.ts'
import { ListChoice } from '../../list-choice.tsx'
import { ListNameForm } from '../../list-name-form.tsx'
import { newListName } from '../../new-list-name.ts'
import { messages as naming } from '../../save/messages.ts'
import { messages } from '../messages.ts'
import { type Sent, useSendToList } from './use-send-to-list.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: User
  sent: Sent | undefined
  onDone: () => void
}

/** Asks which list the items go to; it may be a new one. */
export default function ToListDialog({ open, onOpenChange, user, sent, onDone }: Props) {
  const shown = useLastShown(sent)
  if (!shown) return null
  const { itemIds, isMove } = shown
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={(isMove ? messages.moveTitle : messages.copyTitle)(itemIds.length)}
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
  const [newName, setNewName] = useState<string>()
  const send = useSendToList(user, sent, onDone)
  if (newName !== undefined) {
    return (
      <ListNameForm
        value={newName}
        hint={naming.nameHint(newListName())}
        submitLabel={messages.createList}
        isBusy={send.isPending}
        onChange={setNewName}
        onSubmit={() => send.run({ name: newListName(newName) })}
        onCancel={() => setNewName(undefined)}
      />
    )
  }
  return (
    <>
      <ListChoice
        userId={user.id}
        except={sent.from}
        room={sent.itemIds.length}
        isBusy={send.isPending}
        onChoose={send.run}
      />
      <Button
        variant="tint"
        icon={<PlusIcon />}
        onClick={() => setNewName('')}
        className="mt-3 w-full"
      >
        {messages.newList}
      </Button>
    </>
  )
}
