import { useDeferredValue } from 'react'
import { classNames } from '../class-names.ts'

/**
 * The scrim that dialogs and sheets share. It stacks as high as their panels, so it covers the
 * modal below as well.
 */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/**
 * The panel of a dialog. Above it there is always room for a toast of two lines, or as much as the toast
 * needs.
 */
export const dialogPanelClass = classNames(
  'fixed z-50 overflow-y-auto overscroll-contain bg-surface p-6 shadow-panel outline-none',
  '[--above:max(4.5rem,var(--toast-room,0px))] [--below:clamp(1.5rem,100dvh-36rem,4.5rem)]',
  'max-sm:max-h-[calc(100dvh-var(--above))] sm:max-h-[calc(100dvh-var(--above)-var(--below))]',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-panel max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'max-sm:data-[state=closed]:animate-sheet-down max-sm:data-[state=open]:animate-sheet-up',
  'sm:inset-x-0 sm:top-(--above) sm:bottom-(--below) sm:m-auto sm:h-fit sm:rounded-panel',
  'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-dialog-in',
)

/** Answers the tap that opens or closes first, and then builds the panel or takes it down. */
export function useAfterTap(isOpen: boolean): boolean {
  return useDeferredValue(isOpen, false)
}
