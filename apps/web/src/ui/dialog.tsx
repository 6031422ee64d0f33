import { XIcon } from '@phosphor-icons/react/X'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { keepOpenForToasts, scrimClass, useAfterTap } from './modal.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Shows a close button by this name; a dialog with a Cancel action needs none. */
  closeLabel?: string
  /** The action comes last and takes the room that is left. */
  actions?: ReactNode
  /** 420 px, or 760 px for content beside a picture. */
  width?: keyof typeof widths
  children?: ReactNode
}

/** Centred on a desktop, a sheet from the bottom on a phone. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  width = 'narrow',
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={useAfterTap(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          onInteractOutside={keepOpenForToasts}
          className={classNames(dialogPanelClass, widths[width])}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="display text-dialog">{title}</Radix.Title>
            {closeLabel && (
              <Radix.Close asChild>
                <IconButton
                  label={closeLabel}
                  variant="sunken"
                  icon={<XIcon aria-hidden weight="bold" />}
                  className="-mt-1.5 -mr-1.5"
                />
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description className="mt-2 text-ink2">{description}</Radix.Description>
          )}
          {children && <div className="mt-5 empty:hidden">{children}</div>}
          {actions && <DialogActions>{actions}</DialogActions>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex gap-2 *:last:grow">{children}</div>
}

export const dialogPanelClass = classNames(
  'fixed z-50 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain bg-surface p-6 shadow-panel outline-none',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-panel max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'max-sm:data-[state=closed]:animate-sheet-down max-sm:data-[state=open]:animate-sheet-up',
  'sm:inset-0 sm:m-auto sm:h-fit sm:rounded-panel',
  'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-dialog-in',
)

const widths = { narrow: 'sm:w-105', wide: 'sm:w-[min(47.5rem,calc(100vw-3rem))]' }
