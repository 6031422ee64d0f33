import { LifebuoyIcon } from '@phosphor-icons/react/Lifebuoy'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { messages } from '../messages.ts'
import { PanelRow } from '../panel.tsx'

type Props = { makeCodes: { isPending: boolean; run: () => void } }

/** Creates new codes. The current ones were shown once, and the server no longer has them in plain text. */
export function RecoveryCodesRow({ makeCodes }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PanelRow
        icon={<LifebuoyIcon />}
        title={messages.recoveryTitle}
        text={messages.recoveryText}
        action={
          <Button
            variant="sunken"
            size="compact"
            busy={makeCodes.isPending}
            busyLabel={messages.makeCodesBusy}
            onClick={() => setAsking(true)}
          >
            {messages.makeCodes}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.makeCodesTitle}
        description={messages.makeCodesText}
        cancelLabel={messages.cancel}
        confirmLabel={messages.makeCodes}
        onConfirm={() => {
          setAsking(false)
          makeCodes.run()
        }}
      />
    </>
  )
}
