import { WarningIcon } from '@phosphor-icons/react/Warning'
import { useQuery } from '@tanstack/react-query'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useResendVerification } from '../../use-resend-verification.ts'
import { messages } from '../messages.ts'

/** Shown until the link in the e-mail is opened; how much that unlocks depends on the mailer (answer 10). */
export function UnverifiedNotice() {
  const { data: config } = useQuery(storeConfigQuery)
  const sendsMail = config?.sendsMail ?? true
  const title = sendsMail ? messages.unverifiedTitle : messages.withoutMailTitle
  const { resend, isSending } = useResendVerification()
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-3.5 rounded-panel bg-surface p-5"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-orange text-on-citrus text-xl"
      >
        <WarningIcon />
      </span>
      <div className="min-w-[min(13rem,100%)] flex-1">
        <p className="font-bold text-row">{title}</p>
        <p className="text-ink2">
          {sendsMail ? messages.unverifiedText : messages.withoutMailText}
        </p>
      </div>
      <Button
        variant="tint"
        size="compact"
        busy={isSending}
        busyLabel={messages.resendBusy}
        onClick={() => resend()}
      >
        {messages.resend}
      </Button>
    </section>
  )
}
