import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../../api/client/new-id.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ListNameForm } from '../list-name-form.tsx'
import { type LoadedList, loadedListQuery } from '../list-queries.ts'
import { newListName } from '../new-list-name.ts'
import { messages } from './messages.ts'
import { UpdateForm } from './update-form.tsx'
import { type SavedList, useSaveCart } from './use-save-cart.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: User
  onSaved: (list: SavedList) => void
}

/** Asks for a name. If it is the name of the list that the cart came from, asks whether to update that list. */
export function SaveListDialog({ open, onOpenChange, user, onSaved }: Props) {
  const { data: loaded } = useQuery({ ...loadedListQuery(user.id), enabled: open })
  const [isSameName, setSameName] = useState(false)
  // A viewer saves the cart as a list of their own, whatever its name.
  const rival = isSameName && loaded && loaded.access !== 'view' ? loaded : undefined
  const change = (isOpen: boolean) => {
    setSameName(false)
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={rival ? messages.sameNameTitle(rival.name) : messages.dialogTitle}
      description={rival && messages.sameNameText}
    >
      <SaveForm
        user={user}
        loaded={loaded ?? undefined}
        rival={rival}
        onSameName={() => setSameName(true)}
        onCancel={() => change(false)}
        onSaved={list => {
          change(false)
          onSaved(list)
        }}
      />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'user' | 'onSaved'> & {
  /** The list the cart was loaded from, whose name is suggested. */
  loaded: LoadedList | undefined
  /** The list of the same name, which may be updated instead (answer 30). */
  rival: LoadedList | undefined
  onSameName: () => void
  onCancel: () => void
}

/** Rendered inside the dialog, so each opening starts empty. */
function SaveForm({ user, loaded, rival, onSameName, onCancel, onSaved }: FormProps) {
  // Each opening has one id, so that it becomes one list however often it is sent.
  const [listId] = useState(newId)
  const [given, setGiven] = useState(loaded?.name ?? '')
  const name = newListName(given)
  const { save, update } = useSaveCart(user, onSaved)
  const saveAsNew = () => save.run({ id: listId, name })

  if (rival) {
    return (
      <UpdateForm
        user={user}
        listId={rival.id}
        isSaving={save.isPending}
        isUpdating={update.isPending}
        onSaveAsNew={saveAsNew}
        onUpdate={update.run}
        onCancel={onCancel}
      />
    )
  }
  const freeText = loaded?.ownWords ?? []
  return (
    <ListNameForm
      value={given}
      hint={messages.nameHint(newListName())}
      note={freeText.length > 0 && messages.freeText(freeText)}
      submitLabel={messages.save}
      isBusy={save.isPending}
      onChange={setGiven}
      onSubmit={loaded && loaded.access !== 'view' && loaded.name === name ? onSameName : saveAsNew}
      onCancel={onCancel}
    />
  )
}
