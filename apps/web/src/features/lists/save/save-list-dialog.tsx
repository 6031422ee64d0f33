import { listName } from '@aisleway/core/lists/list'
import { useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { ListNameForm } from '../list-name-form.tsx'
import type { LoadedList } from '../loaded-list.ts'
import { messages } from './messages.ts'
import { useSaveCart } from './use-save-cart.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  userId: string
  /** What the cart was loaded from: the name offered first. */
  loaded: LoadedList | undefined
  onSaved: (name: string) => void
}

export function SaveListDialog({ open, onOpenChange, ...rest }: Props) {
  const [rival, setRival] = useState<LoadedList>()
  const change = (isOpen: boolean) => {
    setRival(undefined)
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={rival ? messages.sameNameTitle(rival.name) : messages.dialogTitle}
      description={rival && messages.sameNameText}
    >
      <SaveForm {...rest} rival={rival} onRival={setRival} onCancel={() => change(false)} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'open' | 'onOpenChange'> & {
  /** The list of the same name that one may update instead (decision 23). */
  rival: LoadedList | undefined
  onRival: (list: LoadedList) => void
  onCancel: () => void
}

/** A child of the dialog, so each opening starts anew. */
function SaveForm({ userId, loaded, rival, onRival, onCancel, onSaved }: FormProps) {
  // One id for this opening: however often it is sent, it is one list.
  const [listId] = useState(newId)
  const [given, setGiven] = useState(loaded?.name ?? '')
  const defaultName = listName('', new Date().toLocaleDateString())
  const name = given.trim() || defaultName
  const { save, update } = useSaveCart(userId, onSaved)

  const submit = () => {
    if (loaded && loaded.name === name) onRival(loaded)
    else save.run({ id: listId, name })
  }

  if (rival) {
    return (
      <div className="-mt-5 flex flex-col gap-2">
        <DialogActions>
          <Button
            variant="sunken"
            busy={save.isPending}
            busyLabel={messages.saving}
            onClick={() => save.run({ id: listId, name })}
          >
            {messages.saveAsNew}
          </Button>
          <Button
            busy={update.isPending}
            busyLabel={messages.updating}
            onClick={() => update.run(rival)}
          >
            {messages.update}
          </Button>
        </DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    )
  }
  return (
    <ListNameForm
      value={given}
      hint={messages.nameHint(defaultName)}
      submitLabel={messages.save}
      isBusy={save.isPending}
      onChange={setGiven}
      onSubmit={submit}
      onCancel={onCancel}
    />
  )
}
