import { maxListName } from '@aisleway/core/lists/list'
import type { FormEvent } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { messages } from './save/messages.ts'

type Props = {
  value: string
  hint?: string
  error?: string | false
  /** Shown below the field; says what else the list will contain. */
  note?: string | false
  submitLabel: string
  isBusy: boolean
  onChange: (value: string) => void
  onSubmit: () => void
  onCancel: () => void
}

/** Asks for the name of a list, in any dialog that needs one. */
export function ListNameForm({
  value,
  note,
  submitLabel,
  isBusy,
  onChange,
  onSubmit,
  onCancel,
  ...field
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field}
        label={messages.nameLabel}
        placeholder={messages.namePlaceholder}
        value={value}
        maxLength={maxListName}
        autoComplete="off"
        enterKeyHint="done"
        onChange={event => onChange(event.target.value)}
      />
      {note && <p className="mt-3 text-ink2">{note}</p>}
      <DialogActions>
        <Button variant="sunken" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={messages.saving}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
