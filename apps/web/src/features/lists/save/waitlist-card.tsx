import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from './messages.ts'
import { useJoinWaitlist } from './use-join-waitlist.ts'

/** Closes by itself after this long, unless somebody types (spec 1 §9). */
const autoCloseMs = 15_000

type Props = { open: boolean; onClose: () => void; onViewLists: () => void }

/** Follows a saved list (spec 1 §2, decision 7). */
export function WaitlistCard({ open, onClose, onViewLists }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={messages.waitlistTitle}
      description={messages.waitlistText}
      closeLabel={messages.close}
    >
      <JoinForm onClose={onClose} onViewLists={onViewLists} />
    </Dialog>
  )
}

function JoinForm({ onClose, onViewLists }: Omit<Props, 'open'>) {
  const [email, setEmail] = useState('')
  const [isFocused, setFocused] = useState(false)
  const navigate = useNavigate()
  const { join, isPending, showNow } = useJoinWaitlist(onClose)
  // The address is asked for at once, so the focus alone does not say that somebody types.
  useAutoClose(onClose, isPending || (isFocused && email !== ''))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (address.includes('@')) join(address)
    else toast.error({ ...messages.invalidEmail, key: 'invalid-email' })
  }
  return (
    <form noValidate onSubmit={submit} data-toasts-above className="flex flex-col gap-4">
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={messages.emailPlaceholder}
        maxLength={254}
        value={email}
        onChange={event => setEmail(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <Button type="submit" size="final" busy={isPending} busyLabel={messages.joining}>
        {messages.join}
      </Button>
      <Button
        variant="sunken"
        onClick={() => {
          onViewLists()
          navigate({ to: '/my-lists' })
        }}
      >
        {messages.viewSavedLists}
      </Button>
      {/* Keeps its place before it is there. */}
      <div className="-mt-3 -mb-4 min-h-11 text-center">
        {showNow && (
          <Button variant="ghost" size="compact" onClick={showNow} className="animate-fade-in">
            {messages.showNow}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Counts anew after each hold. */
function useAutoClose(onClose: () => void, isHeld: boolean) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), autoCloseMs)
    return () => clearTimeout(timer)
  }, [isHeld])
}
