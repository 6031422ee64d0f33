import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { api } from '../../../../api/client/client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import { saveFile } from '../../../../ui/page/save-file.ts'
import { messages } from '../messages.ts'
import { Panel, PanelRow } from '../panel.tsx'
import type { PartProps } from '../profile-parts.ts'
import { useProfileAction } from '../use-profile-action.ts'

const DeleteAccountDialog = preloadedDialog(() => import('./delete-account-dialog.tsx'))

/** Offers all of the shopper's data as a file, and account deletion (answer 16). */
export function DataPanel(part: PartProps) {
  const [isDeleting, setDeleting] = useState(false)
  const download = useProfileAction({
    name: 'data',
    send: () => api.account.data(),
    onDone: data =>
      saveFile(messages.dataFile, 'application/json', JSON.stringify(data, undefined, 2)),
    failed: messages.downloadFailed,
  })
  return (
    <Panel title={messages.dataTitle}>
      <PanelRow
        icon={<DownloadSimpleIcon />}
        title={messages.downloadTitle}
        text={messages.downloadText}
        action={
          <Button
            variant="sunken"
            size="compact"
            aria-label={messages.downloadTitle}
            busy={download.isPending}
            busyLabel={messages.downloadBusy}
            onClick={() => download.run()}
          >
            {messages.download}
          </Button>
        }
      />
      <PanelRow
        icon={<TrashIcon />}
        title={messages.deleteTitle}
        text={messages.deleteText}
        action={
          <Button
            variant="outline"
            size="compact"
            aria-label={messages.deleteTitle}
            onClick={() => setDeleting(true)}
            className="text-danger!"
          >
            {messages.delete}
          </Button>
        }
      />
      <DeleteAccountDialog {...part} open={isDeleting} onOpenChange={setDeleting} />
    </Panel>
  )
}
