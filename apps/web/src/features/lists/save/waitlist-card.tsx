import { emailError } from '@aisleway/core/account/rules'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'
import { useJoinWaitlist } from './use-join-waitlist.ts'

/** The card closes by itself after this time, unless it is in use (spec 1 §9). */
const autoCloseMs = 15_000

type Props = { email: string; onClose: () => void; onViewLists: () => void }

/** Shown with a saved list (spec 1 §2, answer 7). */
export function WaitlistCard({ email: ownEmail, onClose, onViewLists }: Props) {
  const titleId = useId()
  const [email, setEmail] = useState(ownEmail)
  const [isFocused, setFocused] = useState(false)
  const navigate = useNavigate()
  const { join, isPending, showNow } = useJoinWaitlist(onClose)
  useAutoClose(onClose, isPending || isFocused)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!emailError(address)) join(address)
    else toast.error({ ...messages.invalidEmail, key: 'invalid-email' })
  }
  return (
    <section aria-labelledby={titleId} className="rounded-panel bg-canvas p-5">
      <h3 id={titleId} className="display text-card">
        {messages.waitlistTitle}
      </h3>
      <p className="mt-2 mb-4 text-ink2">{messages.waitlistText}</p>
      <form
        noValidate
        onSubmit={submit}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="flex flex-col gap-3"
      >
        <TextField
          label={messages.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={messages.emailPlaceholder}
          maxLength={254}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <Button type="submit" variant="tint" busy={isPending} busyLabel={messages.joining}>
          {messages.join}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          {showNow ? (
            <Button variant="ghost" size="compact" onClick={showNow} className="animate-fade-in">
              {messages.showNow}
            </Button>
          ) : (
            <>
              <Button
                variant="ghost"
                size="compact"
                onClick={() => {
                  onViewLists()
                  navigate({ to: '/my-lists' })
                }}
              >
                {messages.viewSavedLists}
              </Button>
              <Button variant="ghost" size="compact" onClick={onClose}>
                {messages.close}
              </Button>
            </>
          )}
        </div>
      </form>
    </section>
  )
}

/** The timer restarts after each hold. */
function useAutoClose(onClose: () => void, isHeld: boolean) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), autoCloseMs)
    return () => clearTimeout(timer)
  }, [isHeld])
}
