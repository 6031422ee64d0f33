import { redirectDelayMs } from '@aisleway/core/onboarding/timing'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { messages } from './messages.ts'

/**
 * Says that the answers are saved. The home page opens by itself after a moment (spec 2 §9),
 * or at once on request.
 */
export function ThankYou({ onContinue }: { onContinue: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const goOn = useEffectEvent(onContinue)
  useEffect(() => {
    heading.current?.focus()
    const redirect = setTimeout(() => goOn(), redirectDelayMs)
    return () => clearTimeout(redirect)
  }, [])
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <span
        aria-hidden
        className="grid size-18 place-items-center rounded-full bg-leaf text-[2.25rem] text-on-leaf"
      >
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1} className="display text-title-sm outline-none">
        {messages.allSet}
      </h1>
      <p className="max-w-[36ch] text-balance text-ink2">{messages.allSetText}</p>
      <Button variant="ghost" onClick={onContinue}>
        {messages.continueNow}
      </Button>
    </div>
  )
}
