import { XIcon } from '@phosphor-icons/react/X'
import { Close } from 'radix-ui/dialog'
import { IconButton } from '../controls/icon-button.tsx'

/** The button in the corner of a dialog or sheet. */
export function ModalClose({ label, className }: { label: string; className: string }) {
  return (
    <Close asChild>
      <IconButton label={label} variant="sunken" icon={<XIcon />} className={className} />
    </Close>
  )
}
