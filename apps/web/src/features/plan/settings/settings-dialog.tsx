import type { PlanSettings } from '@aisleway/core/plan/plan'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { messages as planMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { SettingsForm } from './settings-form.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  settings: PlanSettings
  onSave: (settings: PlanSettings, before: PlanSettings) => void
}

/** Changes the plan's settings; its meals stay until it is planned again. */
export default function SettingsDialog({ open, onOpenChange, settings, onSave }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.settingsTitle} width="wide">
      <SettingsForm
        settings={settings}
        label={messages.settingsTitle}
        // Keeps focused elements from ending up under the buttons.
        className="[&_:is(input,button,summary)]:scroll-mb-28"
        onSubmit={(changed, before) => {
          onSave(changed, before)
          onOpenChange(false)
        }}
        actions={
          // The form is taller than the screen. A sticky element stops at its scroll container's padding,
          // and keeps the margin above its buttons only if it establishes its own formatting context.
          <div className="sticky -bottom-(--foot) z-10 -mx-6 flow-root -mb-(--foot) bg-surface px-6 pb-(--foot) [--foot:1.5rem] max-sm:[--foot:max(1.5rem,env(safe-area-inset-bottom))]">
            <DialogActions>
              <Button variant="sunken" onClick={() => onOpenChange(false)}>
                {planMessages.cancel}
              </Button>
              <Button type="submit">{planMessages.save}</Button>
            </DialogActions>
          </div>
        }
      />
    </Dialog>
  )
}
