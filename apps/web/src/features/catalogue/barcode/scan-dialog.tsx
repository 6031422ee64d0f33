import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { AddTarget } from '../suggestions/add-target.ts'
import { messages } from './messages.ts'
import { Scanner } from './scanner.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; target: AddTarget }

/** Finds products by barcode, one after the other, and adds them. */
export default function ScanDialog({ open, onOpenChange, target }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.hint}
      closeLabel={messages.close}
    >
      <Scanner target={target} />
    </Dialog>
  )
}
