import { CopyIcon } from '@phosphor-icons/react/Copy'
import { useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

type Props = { token: string; listName: string }

/** The link itself, which only this answer of the server contains. */
export function NewLink({ token, listName }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const address = `${location.origin}/join/${token}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.show(messages.copied)
    } catch {
      // If the browser blocks the clipboard, it is copied by hand.
      area.current?.querySelector('input')?.select()
    }
  }
  const share = () => navigator.share({ title: listName, url: address }).catch(() => {})
  return (
    <div ref={area} role="status" className="mt-3 flex flex-col gap-2 rounded-card bg-sunken p-3">
      <TextField
        label={messages.address}
        readOnly
        value={address}
        onFocus={event => event.target.select()}
        hint={messages.addressHint}
      />
      <div className="flex gap-2 *:grow">
        <Button size="compact" icon={<CopyIcon />} onClick={copy}>
          {messages.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" size="compact" onClick={share}>
            {messages.send}
          </Button>
        )}
      </div>
    </div>
  )
}
