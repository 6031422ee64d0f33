import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ToastSlot } from '../toasts/toast-slot.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { dialogPanelClass, scrimClass, useAfterTap, useOutsidePress } from './modal.ts'
import { ModalClose } from './modal-close.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The label of the close button; a dialog with a Cancel action needs none. */
  closeLabel?: string
  /** The buttons; the main action comes last and fills the remaining width. */
  actions?: ReactNode
  /** The width is 420 px, or 760 px for content beside a picture. */
  width?: keyof typeof widths
  /** For search: the field stays in place while results come and go. */
  isTall?: boolean
  children?: ReactNode
}

export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  width = 'narrow',
  isTall = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  const outsidePress = useOutsidePress(open)
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={useAfterTap(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          {...outsidePress}
          className={classNames(dialogPanelClass, widths[width], isTall && tallClass)}
        >
          {closeLabel && (
            // Stays in its corner while a long dialog scrolls, separated from what passes beneath it.
            <ModalClose
              label={closeLabel}
              className="sticky -top-1.5 z-10 float-right -mt-1.5 -mr-1.5 ml-4 shadow-[0_0_0_0.375rem_var(--color-surface)]"
            />
          )}
          <Radix.Title className={classNames('display text-dialog', closeLabel && 'min-h-9.5')}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-ink2">{description}</Radix.Description>
          )}
          {children && <div className="mt-5 empty:hidden">{children}</div>}
          {actions && <DialogActions>{actions}</DialogActions>}
          <ToastSlot at="dialog" isOpen={open} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const widths = { narrow: 'sm:w-105', wide: 'sm:w-[min(47.5rem,calc(100vw-3rem))]' }

const tallClass = 'max-sm:h-full sm:h-[min(44rem,calc(100dvh-var(--above)-var(--below)))]!'
