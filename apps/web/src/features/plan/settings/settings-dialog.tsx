import type { PlanSettings } from '@aisleway/core/plan/plan'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { messages } from '../messages.ts'
import { SettingsForm } from './settings-form.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  settings: PlanSettings
  onSave: (settings: PlanSettings) => void
}

/** Changes what the plan minds; its meals stay until it is planned anew. */
export default function SettingsDialog({ open, onOpenChange, settings, onSave }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.settingsTitle} width="wide">
      <SettingsForm
        settings={settings}
        label={messages.settingsTitle}
        onSubmit={changed => {
          onSave(changed)
          onOpenChange(false)
        }}
        actions={
          // The form is longer than the screen.
          <div className="sticky bottom-0 z-10 -mx-6 -mb-6 bg-surface px-6 pb-6">
            <DialogActions>
              <Button variant="sunken" onClick={() => onOpenChange(false)}>
                {messages.cancel}
              </Button>
              <Button type="submit">{messages.save}</Button>
            </DialogActions>
          </div>
        }
      />
    </Dialog>
  )
}
