import { CopyIcon } from '@phosphor-icons/react/Copy'
import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { PrinterIcon } from '@phosphor-icons/react/Printer'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { saveFile } from '../../../../ui/page/save-file.ts'
import { messages } from '../messages.ts'
import { copySecret } from './copy-secret.ts'

type Props = { codes: readonly string[]; open: boolean; onKept: () => void }

/** Shows the codes once. Only its button closes it, so that a stray click does not lose them. */
export default function RecoveryCodesDialog({ codes, open, onKept }: Props) {
  const text = messages.codesFileText(codes)
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      title={messages.codesTitle}
      description={messages.codesText}
      actions={<Button onClick={onKept}>{messages.codesKept}</Button>}
    >
      <ol
        data-printed
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 font-mono font-semibold"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <Button
          variant="tint"
          size="compact"
          icon={<CopyIcon />}
          onClick={() => copySecret(codes.join('\n'))}
        >
          {messages.copy}
        </Button>
        <Button
          variant="tint"
          size="compact"
          icon={<DownloadSimpleIcon />}
          onClick={() => saveFile(messages.codesFile, 'text/plain', text)}
        >
          {messages.download}
        </Button>
        <Button variant="tint" size="compact" icon={<PrinterIcon />} onClick={() => print()}>
          {messages.print}
        </Button>
      </div>
    </Dialog>
  )
}
