import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { messages } from './messages.ts'

type Props = {
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  /** True for what cannot be undone. */
  isDanger?: boolean
  onSubmit: FormEventHandler
  onCancel: () => void
  children: ReactNode
}

/** The fields of a dialog with its two buttons. Rendered inside the dialog, so each opening starts empty. */
export function DialogForm({ isBusy, isDanger = false, onSubmit, onCancel, ...props }: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="flex flex-col gap-4">{props.children}</div>
      <DialogActions>
        <Button variant="sunken" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={props.busyLabel}
          className={isDanger ? 'bg-toast-error! text-white!' : undefined}
        >
          {props.submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
