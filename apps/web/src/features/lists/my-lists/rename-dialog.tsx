import type { ListCard } from '@aisleway/core/lists/contract'
import { maxListName } from '@aisleway/core/lists/list'
import { type FormEvent, useState } from 'react'
import { api } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshLists } from '../list-queries.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

type Props = { list: ListCard; open: boolean; onOpenChange: (open: boolean) => void }

export function RenameDialog({ list, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.renameTitle}>
      <RenameForm list={list} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RenameForm({ list, onClose }: { list: ListCard; onClose: () => void }) {
  const [name, setName] = useState(list.name)
  const [isMissing, setMissing] = useState(false)
  const rename = useListAction({
    name: `rename ${list.id}`,
    send: (wanted: string) => api.lists.rename({ listId: list.id, name: wanted }),
    onDone: async () => {
      await refreshLists()
      onClose()
      toast.show(messages.renamed)
    },
    failed: messages.updateFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted === list.name) onClose()
    else if (wanted) rename.run(wanted)
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={messages.nameLabel}
        placeholder={messages.namePlaceholder}
        error={isMissing && name.trim() === '' && messages.nameMissing}
        value={name}
        maxLength={maxListName}
        autoComplete="off"
        enterKeyHint="done"
        onChange={event => setName(event.target.value)}
      />
      <DialogActions>
        <Button variant="sunken" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={rename.isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  )
}
