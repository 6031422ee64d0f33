import type { FormEvent } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { PriceField } from '../../lists/changes/price-field.tsx'
import { useTypedPrice } from '../../lists/changes/use-typed-price.ts'
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
  const price = useTypedPrice(budgetCents, { isRequired: true })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const cents = price.read()
    if (cents !== undefined) onSave(cents || null)
  }
  return (
    <form noValidate onSubmit={save}>
      <PriceField label={messages.label} {...price.field} />
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
