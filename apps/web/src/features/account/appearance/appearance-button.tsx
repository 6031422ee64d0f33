import { type ReactNode, useState } from 'react'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './messages.ts'

const AppearanceDialog = preloadedDialog(() => import('./appearance-dialog.tsx'))

type Props = { className: string; label?: string; children?: ReactNode }

/** Opens the choice of theme and text size. */
export function AppearanceButton({ className, label, children = messages.title }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={label} onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      <AppearanceDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
