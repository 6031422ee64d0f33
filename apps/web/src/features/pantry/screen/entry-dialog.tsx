import type { PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { useLastShown } from '../../../ui/scheduling/use-last-shown.ts'
import { messages } from '../messages.ts'
import { removeEntry, writeEntry } from '../pantry-changes.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  entry: PantryEntry | undefined
}

/** The details of an entry that its row has no room for. */
export default function EntryDialog({ open, onOpenChange, entry }: Props) {
  const shown = useLastShown(entry)
  if (!shown) return null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="inline-block first-letter:uppercase">{shown.name}</span>}
      closeLabel={messages.close}
    >
      <EntryForm key={shown.key} entry={shown} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function EntryForm({ entry, onDone }: { entry: PantryEntry; onDone: () => void }) {
  // Only what was changed in this form is saved; others may change the rest while it is open.
  const [before] = useState({ useBy: entry.useBy ?? '', isStaple: entry.isStaple })
  const [useBy, setUseBy] = useState(before.useBy)
  const [isStaple, setStaple] = useState(before.isStaple)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    writeEntry({
      ...entry,
      ...(useBy !== before.useBy && { useBy: useBy || null }),
      ...(isStaple !== before.isStaple && { isStaple }),
    })
    onDone()
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextField
        type="date"
        label={messages.date}
        hint={messages.dateHint}
        value={useBy}
        onChange={event => setUseBy(event.target.value)}
      />
      <div>
        <Switch
          label={<span className="grow">{messages.staple}</span>}
          checked={isStaple}
          onChange={event => setStaple(event.target.checked)}
          className="w-full"
        />
        <p className="text-ink2 text-meta">{messages.stapleHint}</p>
      </div>
      <DialogActions>
        <Button
          variant="sunken"
          icon={<TrashIcon />}
          onClick={() => {
            removeEntry(entry)
            onDone()
          }}
        >
          {messages.remove}
        </Button>
        <Button type="submit">{messages.save}</Button>
      </DialogActions>
    </form>
  )
}
