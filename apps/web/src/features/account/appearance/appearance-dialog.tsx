import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { AppearanceControls } from './appearance-controls.tsx'
import { messages } from './messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

export default function AppearanceDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      closeLabel={messages.close}
    >
      <AppearanceControls />
    </Dialog>
  )
}
