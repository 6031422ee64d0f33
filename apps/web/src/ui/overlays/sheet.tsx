import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ToastSlot } from '../toasts/toast-slot.tsx'
import { scrimClass, useAfterTap, useOutsidePress } from './modal.ts'
import { ModalClose } from './modal-close.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  side: keyof typeof sides
  title: ReactNode
  /** Shown beside the title, for example a count. */
  titleAside?: ReactNode
  closeLabel: string
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel at the edge of the screen: right for the cart, left for the navigation. */
export function Sheet({
  open,
  onOpenChange,
  side,
  title,
  titleAside,
  closeLabel,
  footer,
  children,
}: SheetProps) {
  const returnFocus = useReturnFocus()
  const outsidePress = useOutsidePress(open)
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={useAfterTap(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          {...outsidePress}
          className={classNames(
            'fixed inset-y-0 z-50 flex flex-col bg-surface shadow-panel outline-none',
            sides[side],
            !footer && 'pb-[env(safe-area-inset-bottom)]',
          )}
        >
          <div data-sheet-head className="flex items-center gap-3 px-6 pt-5 pb-4 max-sm:px-4">
            <Radix.Title className="display text-panel">{title}</Radix.Title>
            {titleAside}
            <ModalClose label={closeLabel} className="ml-auto" />
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 max-sm:px-4">
            {children}
          </div>
          <ToastSlot at="sheet" isOpen={open} />
          {footer && (
            <div
              data-sheet-foot
              className="border-line border-t px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:px-4"
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const sides = {
  right:
    'right-0 pr-[env(safe-area-inset-right)] w-[min(30.625rem,100vw)] sm:rounded-l-panel data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
  left: 'left-0 pl-[env(safe-area-inset-left)] w-[min(20rem,calc(100vw-3.5rem))] large-text:w-full rounded-r-panel data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
}
