import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { priceText, typedPrice } from '../../lists/changes/typed-price.ts'
import { messages } from './messages.ts'

type FormProps = { budgetCents: number | null; onSave: (budgetCents: number | null) => void }
type Props = FormProps & { open: boolean; onOpenChange: (open: boolean) => void }

export default function BudgetDialog({ open, onOpenChange, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
    >
      <BudgetForm {...form} />
    </Dialog>
  )
}

function BudgetForm({ budgetCents, onSave }: FormProps) {
  const [text, setText] = useState(priceText(budgetCents))
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedPrice(text, { isRequired: true })
    if ('error' in typed) setError(typed.error)
    else onSave(typed.cents || null)
  }
  return (
    <form noValidate onSubmit={save}>
      <TextField
        label={messages.label}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onFocus={event => event.target.select()}
        onChange={event => {
          setText(event.target.value)
          setError(undefined)
        }}
        error={error}
      />
      <DialogActions>
        {budgetCents !== null && (
          <Button variant="sunken" onClick={() => onSave(null)}>
            {messages.none}
          </Button>
        )}
        <Button type="submit" className="grow">
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  )
}
