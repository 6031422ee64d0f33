import { type Staple, staples } from '@aisleway/core/meals/basket/staples'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxRow } from '../../../ui/controls/checkbox-row.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { messages } from './messages.ts'
import { useSaveStaples } from './use-staples.ts'

type Props = { saved: readonly Staple[] | null; onClose: () => void }

/** Everything is ticked initially, because naming what is missing is less work than naming what is there. */
export default function StaplesDialog({ saved, onClose }: Props) {
  const [atHome, setAtHome] = useState<ReadonlySet<Staple>>(new Set(saved ?? staples))
  const { save, isSaving } = useSaveStaples(onClose)

  const tick = (staple: Staple, isThere: boolean) => {
    const next = new Set(atHome)
    if (isThere) next.add(staple)
    else next.delete(staple)
    setAtHome(next)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSaving) save(staples.filter(staple => atHome.has(staple)))
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={messages.title}
      description={messages.description}
    >
      <form onSubmit={send}>
        <fieldset className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          <legend className="sr-only">{messages.title}</legend>
          {staples.map(staple => (
            <CheckboxRow
              key={staple}
              label={messages.names[staple]}
              checked={atHome.has(staple)}
              onChange={event => tick(staple, event.target.checked)}
              className="min-h-11!"
            />
          ))}
        </fieldset>
        <DialogActions>
          <Button variant="sunken" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
