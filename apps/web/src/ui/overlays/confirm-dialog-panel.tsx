import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/button.tsx'
import { buttonClass } from '../controls/button-class.ts'
import { ToastSlot } from '../toasts/toast-slot.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { dialogPanelClass, scrimClass, useAfterTap } from './modal.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  cancelLabel: ReactNode
  confirmLabel: ReactNode
  /** `danger` is for what cannot be undone. */
  tone?: 'leaf' | 'danger'
  busy?: boolean
  busyLabel?: ReactNode
  /** The caller closes the dialog afterwards, and may wait for a response first. */
  onConfirm: () => void
}

export default function ConfirmDialogPanel({
  open,
  onOpenChange,
  title,
  description,
  cancelLabel,
  confirmLabel,
  tone = 'leaf',
  busy = false,
  busyLabel,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={useAfterTap(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...returnFocus}
          className={classNames(dialogPanelClass, 'unpressable-at-first sm:w-105')}
        >
          <Radix.Title className="display text-dialog">{title}</Radix.Title>
          <Radix.Description className="mt-3 text-ink2">{description}</Radix.Description>
          <DialogActions>
            <Radix.Cancel className={buttonClass({ variant: 'sunken' })}>
              {cancelLabel}
            </Radix.Cancel>
            <Button
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
              className={tone === 'danger' ? 'bg-toast-error! text-white!' : undefined}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
          <ToastSlot at="dialog" isOpen={open} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
