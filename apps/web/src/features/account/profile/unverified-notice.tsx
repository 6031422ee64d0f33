import { WarningIcon } from '@phosphor-icons/react/Warning'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { profileQuery } from '../profile-queries.ts'
import { messages } from './messages.ts'
import type { PartProps } from './profile-parts.ts'
import { useAction } from './use-action.ts'

/** Stands until the link in the mail was opened (decision 10). */
export function UnverifiedNotice({ userId, profile }: PartProps) {
  const queryClient = useQueryClient()
  const resend = useAction({
    name: 'verification',
    send: () => api.account.resendVerification(),
    onDone: ({ sent }) => {
      toast.show(sent ? messages.resent(profile.email) : messages.alreadyVerified)
      if (!sent) queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
    },
    failed: messages.resendFailed,
  })
  return (
    <section
      aria-label={messages.unverifiedTitle}
      className="flex flex-wrap items-center gap-3.5 rounded-panel bg-surface p-5"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-orange text-on-citrus text-xl"
      >
        <WarningIcon weight="bold" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-bold text-row">{messages.unverifiedTitle}</p>
        <p className="text-ink2">{messages.unverifiedText}</p>
      </div>
      <Button
        variant="tint"
        size="compact"
        busy={resend.isPending}
        busyLabel={messages.resendBusy}
        onClick={() => resend.run()}
      >
        {messages.resend}
      </Button>
    </section>
  )
}
